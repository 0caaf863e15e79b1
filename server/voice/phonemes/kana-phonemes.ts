const VOWELS = 'aiɯeo';

/** A row of kana and its consonant before each vowel; a dot where the kana does not exist. */
const ROWS: readonly (readonly [kana: string, consonant: string])[] = [
  ['アイウエオ', ''],
  ['カキクケコ', 'k'],
  ['ガギグゲゴ', 'ɡ'],
  ['サ・・セソ', 's'],
  ['ザ・・ゼゾ', 'z'],
  ['タ・・テト', 't'],
  ['ダ・・デド', 'd'],
  ['ナ・ヌネノ', 'n'],
  ['ハ・・ヘホ', 'h'],
  ['バビブベボ', 'b'],
  ['パピプペポ', 'p'],
  ['マミムメモ', 'm'],
  ['ヤ・ユ・ヨ', 'j'],
  ['ラリルレロ', 'ɽ'],
  ['ァィゥェォ', ''],
  ['ャ・ュ・ョ', 'j'],
];

/** Kana whose sound is not what their row says. */
const IRREGULAR: Readonly<Record<string, string>> = {
  シ: 'ɕi',
  ス: 'sɨ',
  ジ: 'ʥi',
  ズ: 'zɨ',
  チ: 'ʨi',
  ツ: 'ʦɨ',
  ヂ: 'ʥi',
  ヅ: 'zɨ',
  ニ: 'ɲi',
  ヒ: 'çi',
  フ: 'ɸɯ',
  ワ: 'βa',
  ヲ: 'o',
  ヮ: 'βa',
  ヰ: 'i',
  ヱ: 'e',
  ヴ: 'vɯ',
  ヵ: 'ka',
  ヶ: 'ke',
  ー: 'ː',
  ッ: 'ʔ',
};

/** What a kana becomes before a small one, and the vowel each small one brings. */
const SOFTENED: Readonly<Record<string, string>> = {
  キ: 'kʲ',
  ギ: 'ɡʲ',
  シ: 'ɕ',
  ジ: 'ʥ',
  チ: 'ʨ',
  ヂ: 'ʥ',
  ニ: 'ɲ',
  ヒ: 'ç',
  ビ: 'bʲ',
  ピ: 'pʲ',
  ミ: 'mʲ',
  リ: 'ɽʲ',
  テ: 'tʲ',
  デ: 'dʲ',
  フ: 'ɸʲ',
  ヴ: 'vʲ',
};
const SMALL_Y: Readonly<Record<string, string>> = { ャ: 'a', ュ: 'ɨ', ョ: 'o' };
const OPENED: Readonly<Record<string, string>> = {
  ウ: 'β',
  ヴ: 'v',
  フ: 'ɸ',
  ツ: 'ʦ',
  テ: 't',
  デ: 'd',
  ト: 't',
  ド: 'd',
  シ: 'ɕ',
  ジ: 'ʥ',
  チ: 'ʨ',
  ク: 'kᵝ',
  グ: 'ɡᵝ',
  ス: 's',
  ズ: 'z',
  イ: 'j',
  ニ: 'ɲ',
  ヒ: 'ç',
  キ: 'kʲ',
  ギ: 'ɡʲ',
  リ: 'ɽʲ',
  ミ: 'mʲ',
};
const SMALL_VOWELS: Readonly<Record<string, string>> = {
  ァ: 'a',
  ィ: 'i',
  ゥ: 'ɯ',
  ェ: 'e',
  ォ: 'o',
};

const SINGLE = new Map<string, string>([
  ...ROWS.flatMap(([kana, consonant]) =>
    [...kana].flatMap((letter, i) =>
      letter === '・' ? [] : [[letter, `${consonant}${VOWELS[i]}`] as const],
    ),
  ),
  ...Object.entries(IRREGULAR),
]);

/** Hiragana to katakana; everything else stays. */
export const inKatakana = (text: string): string =>
  text.replaceAll(/[ぁ-ゖ]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));

/** One word of kana to Kokoro's Japanese phonemes. Letters that are not kana are left out. */
export function kanaPhonemes(word: string): string {
  const letters = [...inKatakana(word)];
  const sounds: string[] = [];
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i] ?? '';
    const next = letters[i + 1] ?? '';
    const pair = together(letter, next);
    if (pair !== undefined) i++;
    sounds.push(pair ?? (letter === 'ン' ? 'ン' : (SINGLE.get(letter) ?? '')));
  }
  return sounds
    .map((sound, i) => (sound === 'ン' ? nasalBefore(sounds[i + 1] ?? '') : sound))
    .join('');
}

function together(letter: string, next: string): string | undefined {
  const soft = SOFTENED[letter];
  const yVowel = SMALL_Y[next];
  if (soft !== undefined && yVowel !== undefined) return soft + yVowel;
  const open = OPENED[letter];
  const vowel = SMALL_VOWELS[next];
  return open !== undefined && vowel !== undefined ? open + vowel : undefined;
}

/** ン takes the place of what follows it. */
function nasalBefore(sound: string): string {
  if (/^[mpb]/u.test(sound)) return 'm';
  if (/^[kɡ]/u.test(sound)) return 'ŋ';
  if (/^[ɲʨʥ]/u.test(sound)) return 'ɲ';
  return /^[ntdɽzʦ]/u.test(sound) ? 'n' : 'ɴ';
}
