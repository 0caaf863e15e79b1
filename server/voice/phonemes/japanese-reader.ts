import { join } from 'node:path';
import kuromoji, { type Token, type Tokenizer } from 'kuromoji';
import { packageFolder } from '../../audio/package-folder.ts';
import { LETTER_NAMES } from './letter-names.ts';
import { writtenOut } from './japanese-signs.ts';
import { inKatakana } from './kana-phonemes.ts';

/** A word in katakana as it sounds, or a mark between words. */
export type ReadPiece =
  | { readonly kind: 'word'; readonly kana: string }
  | { readonly kind: 'mark'; readonly mark: string };

/** Words as they are written, and as they sound: they win over the dictionary. Numbers are in kanji here. */
export type Readings = readonly (readonly [written: string, sounds: string])[];

export interface JapaneseReader {
  read(text: string): readonly ReadPiece[];
}

const LONGEST_LISTED_TOKENS = 5;

/** Loads the dictionary (IPADIC), which takes about a second. */
export async function loadJapaneseReader(listed: Readings): Promise<JapaneseReader> {
  const dicPath = join(packageFolder('kuromoji'), 'dict');
  const tokenizer = await new Promise<Tokenizer>((resolve, reject) => {
    kuromoji
      .builder({ dicPath })
      .build((error, built) => (error === null ? resolve(built) : reject(error)));
  });
  const readings = new Map(listed);
  return { read: (text) => inWords(tokenizer.tokenize(writtenOut(text)), readings) };
}

/** Parts that lean on the word before them, as a voice reads them. */
const leans = (token: Token): boolean =>
  token.pos === '助動詞' ||
  token.pos_detail_1 === '接続助詞' ||
  token.pos_detail_1 === '接尾' ||
  token.pos_detail_1 === '非自立';

/** Several tokens that together are a word of the list are read as the list says; a space there divides words. */
function inWords(tokens: readonly Token[], readings: ReadonlyMap<string, string>): ReadPiece[] {
  const pieces: ReadPiece[] = [];
  let word = '';
  const endWord = () => {
    for (const kana of word.split(' ').filter((part) => part !== '')) {
      pieces.push({ kind: 'word', kana });
    }
    word = '';
  };
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token === undefined) break;
    const listed = listedFrom(tokens, at, readings);
    const mark = listed === undefined ? markOf(token.surface_form) : undefined;
    const afterNumber = token.pos_detail_1 === '数' && tokens[at - 1]?.pos_detail_1 === '数';
    if (mark !== undefined || at === 0 || !(afterNumber || leans(token))) endWord();
    if (mark === undefined) word += listed?.kana ?? soundOf(token);
    else pieces.push({ kind: 'mark', mark });
    at += listed?.tokens ?? 1;
  }
  endWord();
  return pieces;
}

function listedFrom(
  tokens: readonly Token[],
  at: number,
  readings: ReadonlyMap<string, string>,
): { kana: string; tokens: number } | undefined {
  for (let count = Math.min(LONGEST_LISTED_TOKENS, tokens.length - at); count > 0; count--) {
    const surface = tokens
      .slice(at, at + count)
      .map((token) => token.surface_form)
      .join('');
    const kana = readings.get(surface);
    if (kana !== undefined) return { kana, tokens: count };
  }
  return undefined;
}

function soundOf(token: Token): string {
  // The dictionary writes the wish of 行こう and the guess of でしょう as a vowel of its own.
  if (token.pos === '助動詞' && token.surface_form === 'う') return 'ー';
  if (token.pronunciation !== undefined && token.pronunciation !== '*') return token.pronunciation;
  return [...inKatakana(token.surface_form)]
    .map((letter) => LETTER_NAMES[letter.toUpperCase()] ?? letter)
    .join('');
}

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

/** The marks of a voice that a text has; undefined where it is anything else. */
export const markOf = (text: string): string | undefined => {
  const marks = [...text].map((letter) => MARKS[letter]);
  return marks.length > 0 && marks.every((mark) => mark !== undefined) ? marks.join('') : undefined;
};
