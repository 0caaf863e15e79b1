import { join } from 'node:path';
import kuromoji, { type Token, type Tokenizer } from 'kuromoji';
import { packageFolder } from '../../audio/package-folder.ts';
import { numbersInKanji } from './japanese-numbers.ts';
import { inKatakana, kanaPhonemes } from './kana-phonemes.ts';
import { JAPANESE_READINGS } from './pronunciations.ts';

const MARKS: Readonly<Record<string, string>> = {
  '、': ',',
  '，': ',',
  ',': ',',
  '。': '.',
  '．': '.',
  '.': '.',
  '！': '!',
  '!': '!',
  '？': '?',
  '?': '?',
  '…': '…',
  '「': '“',
  '」': '”',
  '『': '“',
  '』': '”',
  '：': ':',
  '；': ';',
  '—': '—',
  '―': '—',
};

const LETTERS: Readonly<Record<string, string>> = {
  A: 'エー',
  B: 'ビー',
  C: 'シー',
  D: 'ディー',
  E: 'イー',
  F: 'エフ',
  G: 'ジー',
  H: 'エイチ',
  I: 'アイ',
  J: 'ジェー',
  K: 'ケー',
  L: 'エル',
  M: 'エム',
  N: 'エヌ',
  O: 'オー',
  P: 'ピー',
  Q: 'キュー',
  R: 'アール',
  S: 'エス',
  T: 'ティー',
  U: 'ユー',
  V: 'ブイ',
  W: 'ダブリュー',
  X: 'エックス',
  Y: 'ワイ',
  Z: 'ゼット',
};

const READINGS = new Map(JAPANESE_READINGS);
const LONGEST_LISTED_TOKENS = 5;

/** Parts that lean on the word before them, as a voice reads them. */
const leans = (token: Token): boolean =>
  token.pos === '助動詞' ||
  token.pos_detail_1 === '接続助詞' ||
  token.pos_detail_1 === '接尾' ||
  token.pos_detail_1 === '非自立';

export interface JapanesePhonemes {
  of(text: string, reading?: string): string;
}

/** Loads the dictionary (IPADIC), which takes about a second. */
export async function loadJapanesePhonemes(): Promise<JapanesePhonemes> {
  const dicPath = join(packageFolder('kuromoji'), 'dict');
  const tokenizer = await new Promise<Tokenizer>((resolve, reject) => {
    kuromoji
      .builder({ dicPath })
      .build((error, built) => (error === null ? resolve(built) : reject(error)));
  });
  return {
    of: (text, reading) =>
      reading === undefined ? readByDictionary(tokenizer, text) : readKana(reading),
  };
}

function readByDictionary(tokenizer: Tokenizer, text: string): string {
  const spoken: string[] = [];
  let word = '';
  const endWord = () => {
    spoken.push(kanaPhonemes(word));
    word = '';
  };
  for (const piece of correctedPieces(tokenizer.tokenize(numbersInKanji(text)))) {
    if (!piece.leans) endWord();
    if (piece.mark === undefined) word += piece.kana;
    else spoken.push(kanaPhonemes(word), piece.mark);
    if (piece.mark !== undefined) word = '';
  }
  endWord();
  return joinSpoken(spoken);
}

interface Piece {
  readonly kana: string;
  readonly mark: string | undefined;
  readonly leans: boolean;
}

/** Several tokens that together are a word of our own list are read as the list says. */
function correctedPieces(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token === undefined) break;
    const listed = listedFrom(tokens, at);
    const afterNumber = token.pos_detail_1 === '数' && tokens[at - 1]?.pos_detail_1 === '数';
    pieces.push({
      kana: listed?.kana ?? soundOf(token),
      mark: listed === undefined ? markOf(token.surface_form) : undefined,
      leans: at > 0 && (afterNumber || leans(token)),
    });
    at += listed?.tokens ?? 1;
  }
  return pieces;
}

function listedFrom(
  tokens: readonly Token[],
  at: number,
): { kana: string; tokens: number } | undefined {
  for (let count = Math.min(LONGEST_LISTED_TOKENS, tokens.length - at); count > 0; count--) {
    const written = tokens
      .slice(at, at + count)
      .map((token) => token.surface_form)
      .join('');
    const kana = READINGS.get(written);
    if (kana !== undefined) return { kana, tokens: count };
  }
  return undefined;
}

function readKana(reading: string): string {
  const parts = reading.split(/([、，,。．.！!？?…「」『』：；—―\s]+)/u);
  return joinSpoken(parts.map((part) => markOf(part.trim()) ?? kanaPhonemes(part)));
}

const joinSpoken = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll(/ (?=[,.!?…;:”])/gu, '')
    .replaceAll(/(?<=“) /gu, '');

const markOf = (text: string): string | undefined => {
  const marks = [...text].map((letter) => MARKS[letter]);
  return marks.length > 0 && marks.every((mark) => mark !== undefined) ? marks.join('') : undefined;
};

function soundOf(token: Token): string {
  // The dictionary writes the wish of 行こう and the guess of でしょう as a vowel of its own.
  if (token.pos === '助動詞' && token.surface_form === 'う') return 'ー';
  if (token.pronunciation !== undefined && token.pronunciation !== '*') return token.pronunciation;
  return [...inKatakana(token.surface_form)]
    .map((letter) => LETTERS[letter.toUpperCase()] ?? letter)
    .join('');
}
