import { numbersInKanji } from './japanese-numbers.ts';

/** Names in Latin letters that are said as words, and not letter by letter. */
const LATIN_WORDS: Readonly<Record<string, string>> = {
  'Wi-Fi': 'ワイファイ',
  WiFi: 'ワイファイ',
  Zoom: 'ズーム',
  Google: 'グーグル',
  Excel: 'エクセル',
  PowerPoint: 'パワーポイント',
  Word: 'ワード',
  iPhone: 'アイフォーン',
  Android: 'アンドロイド',
  YouTube: 'ユーチューブ',
  Instagram: 'インスタグラム',
  LINE: 'ライン',
};

const UNITS: Readonly<Record<string, string>> = {
  '%': 'パーセント',
  '°C': '度',
  km: 'キロ',
  kg: 'キロ',
  cm: 'センチ',
  mm: 'ミリ',
  ml: 'ミリリットル',
  m: 'メートル',
  g: 'グラム',
};

const MONEY: Readonly<Record<string, string>> = { $: 'ドル', '€': 'ユーロ', '¥': '円' };

const DIGITS = ['ゼロ', 'イチ', 'ニー', 'サン', 'ヨン', 'ゴー', 'ロク', 'ナナ', 'ハチ', 'キュー'];

/** Only words, for a dictionary to read: 15% becomes 十五パーセント, 7:30 becomes 七時三十分. */
export const writtenOut = (text: string): string => numbersInKanji(signsInWords(text));

function signsInWords(text: string): string {
  return (
    wordsInKana(text.normalize('NFKC'))
      .replaceAll(/(?<!\d)0\d{1,3}(?:-\d{2,4}){1,2}(?!\d)/gu, inDigits)
      .replaceAll(/([$€¥])(\d[\d,]*(?:\.\d+)?)([万億]?)/gu, (_, sign: string, number, big) =>
        [number, big, MONEY[sign]].join(''),
      )
      .replaceAll(/(\d) ?(%|°C|km|kg|cm|mm|ml|m|g)(?![a-z])/giu, (whole, digit, unit: string) => {
        const word = UNITS[unit] ?? UNITS[unit.toLowerCase()];
        return word === undefined ? whole : `${digit}${word}`;
      })
      .replaceAll(/\b(\d{1,2}):(\d\d)\b/gu, (_, hour, minute) =>
        minute === '00' ? `${hour}時` : `${hour}時${Number(minute)}分`,
      )
      .replaceAll(/(\d)(?:\s*[~〜-]\s*)(?=\d)/gu, '$1から')
      .replaceAll('&', 'アンド')
      // In kanji this would be 十分, which is "enough" as well.
      .replaceAll(/(?<![\d.,時])10分(?![間後])/gu, 'ジュップン')
  );
}

const wordsInKana = (text: string): string =>
  Object.entries(LATIN_WORDS).reduce(
    (sum, [written, sounds]) =>
      sum.replaceAll(new RegExp(`(?<![a-z])${written}(?![a-z])`, 'giu'), sounds),
    text,
  );

const inDigits = (number: string): string =>
  number
    .split('-')
    .map((part) => [...part].map((digit) => DIGITS[Number(digit)]).join(''))
    .join('、');
