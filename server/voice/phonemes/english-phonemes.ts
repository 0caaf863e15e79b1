import { phonemize } from 'phonemizer';
import { respell } from './respell-english.ts';

export type Accent = 'american' | 'british';

/** Marks that Kokoro pauses at, unless they stand inside a number, a time or an abbreviation. */
const PAUSES =
  /(?<!\b(?:Mr|Mrs|Ms|Dr|St|[ap]\.?m|e\.?g|i\.?e|vs|etc))([.,;:!?…—"“”()]+)(?!\S)|([("“])(?=\S)|(["”)!?…—])/giu;

/** Espeak's symbols for which Kokoro learnt others, longest first. */
const BOTH: readonly (readonly [string, string])[] = [
  ['aɪ', 'I'],
  ['aʊ', 'W'],
  ['eɪ', 'A'],
  ['ɔɪ', 'Y'],
  ['dʒ', 'ʤ'],
  ['tʃ', 'ʧ'],
  ['əl', 'ᵊl'],
  ['l\u0329', 'ᵊl'],
  ['n\u0329', 'ᵊn'],
  ['ɚɹ', 'əɹ'],
  ['ɚ', 'əɹ'],
  ['ɐ', 'ə'],
  ['r', 'ɹ'],
  ['x', 'k'],
  ['ʔ', 't'],
  ['ɬ', 'l'],
  ['ʲ', ''],
  ['g', 'ɡ'],
];
const AMERICAN: readonly (readonly [string, string])[] = [
  ['oʊ', 'O'],
  ['ɜːɹ', 'ɜɹ'],
  ['ɜː', 'ɜɹ'],
  ['ɪə', 'iə'],
  ['ɾ', 'T'],
  ['ː', ''],
];
const BRITISH: readonly (readonly [string, string])[] = [
  ['əʊ', 'Q'],
  ['eə', 'ɛː'],
  ['iə', 'ɪə'],
  ['ɾ', 't'],
];

/** English text to Kokoro's phonemes, by espeak-ng, with the punctuation kept where the voice should pause. */
export async function englishPhonemes(text: string, accent: Accent): Promise<string> {
  const written = respell(text);
  const parts: string[] = [];
  let at = 0;
  for (const mark of written.matchAll(PAUSES)) {
    parts.push(await spoken(written.slice(at, mark.index), accent));
    parts.push(mark[0]);
    at = mark.index + mark[0].length;
  }
  parts.push(await spoken(written.slice(at), accent));
  return parts
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll(/ (?=[.,;:!?…”)])/gu, '')
    .replaceAll(/(?<=[(“]) /gu, '');
}

/** Espeak gives "I" and "I'm" no stress at all, and Kokoro then all but swallows them. */
const UNSTRESSED_I = /(?<!\S)I(?=\s|$|[mdlv])/gu;

async function spoken(text: string, accent: Accent): Promise<string> {
  if (!/[\p{L}\p{N}]/u.test(text)) return '';
  const espeak = (await phonemize(text.trim(), accent === 'american' ? 'en-us' : 'en')).join(' ');
  const table = [...BOTH, ...(accent === 'american' ? AMERICAN : BRITISH)];
  return table
    .toSorted(([a], [b]) => b.length - a.length)
    .reduce((phonemes, [from, to]) => phonemes.replaceAll(from, to), espeak)
    .replaceAll(UNSTRESSED_I, 'ˌI')
    .trim();
}
