import { spokenUnits } from '../pronunciation/spoken-units.ts';
import { phonemeNumbers } from './kokoro/kokoro-vocabulary.ts';
import { loadJapanesePhonemes, type JapanesePhonemes } from './phonemes/japanese-phonemes.ts';
import { loadJapaneseReader, type JapaneseReader } from './phonemes/japanese-reader.ts';
import { writtenOut } from './phonemes/japanese-signs.ts';
import { JAPANESE_READINGS } from './phonemes/pronunciations.ts';
import { WELL_READ } from './phonemes/well-read.ts';
import { phonemesOf } from './speak-line.ts';
import type { Line } from './speech-synthesizer.ts';

/** Tells, without speaking, what of a line the voice would have to guess, spell out or leave out. */
export interface LineReader {
  doubtfulWords(line: Line): Promise<readonly string[]>;
}

const KANA = /^[ァ-ヺー]+$/u;
/** Capitals are meant to be spelt: Tシャツ, NDA. */
const LATIN_WORD = /[A-Za-z]*[a-z]{2}[A-Za-z]*/gu;
const ABBREVIATION = /^[A-Z]{2,}s?$/u;

/** Loads the Japanese dictionary, but no voice. */
export async function loadLineReader(): Promise<LineReader> {
  const reader = await loadJapaneseReader(JAPANESE_READINGS);
  const japanese = await loadJapanesePhonemes();
  return {
    doubtfulWords: async (line) => [
      ...(line.voice !== 'jf_alpha'
        ? guessedWords(line.text)
        : line.reading === undefined
          ? unreadWords(reader, line.text)
          : []),
      ...(await silentSigns(japanese, line)),
    ],
  };
}

/** English that is in no dictionary, so that its letters decide. */
const guessedWords = (text: string): readonly string[] =>
  text
    .split(/[^\p{L}\p{N}'’.-]+/u)
    .filter((word) => !ABBREVIATION.test(word.replace(/[.'’-]+$/u, '')))
    // In small letters: a name is not judged by, but it is known or not.
    .flatMap((word) => spokenUnits(word.toLowerCase()).flatMap(({ units }) => units))
    .filter(({ guessed, name }) => guessed && !WELL_READ.has(name))
    .map(({ name }) => name);

/** Japanese that stays as it is written, and Latin letters that would be named one by one. */
const unreadWords = (reader: JapaneseReader, text: string): readonly string[] => [
  ...reader
    .read(text)
    .flatMap((piece) => (piece.kind === 'word' && !KANA.test(piece.kana) ? [piece.kana] : [])),
  ...(writtenOut(text).match(LATIN_WORD) ?? []),
];

/** Sounds the voice never learnt; it would leave them out. */
async function silentSigns(japanese: JapanesePhonemes, line: Line): Promise<readonly string[]> {
  const phonemes = await phonemesOf({ japanese: () => Promise.resolve(japanese) }, line);
  const unknown = [...phonemes].filter((sign) => phonemeNumbers(sign).length === 0);
  if (unknown.length > 0) return [`${line.text} → ${phonemes}`];
  return /\p{L}/u.test(phonemes) ? [] : [line.text];
}
