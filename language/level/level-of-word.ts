import { baseForms } from './base-forms.ts';
import type { CefrLevel } from './cefr.ts';
import { WORD_BANDS } from './word-bands.ts';

const BAND_OF: ReadonlyMap<string, CefrLevel> = new Map(
  Object.entries(WORD_BANDS).flatMap(([level, words]) =>
    words.split(' ').map((word) => [word, level as CefrLevel] as const),
  ),
);

/** A long word that ends so and is in no band comes from Latin or Greek, and from study. */
const LEARNED =
  /(?:tion|sion|ity|ism|istic|ical|ance|ence|ment|ness|ology|ative|ious|ably|ibly|ally|ization|izing|ized)s?$/u;
const LEARNED_LENGTH = 9;

export interface KnownWord {
  /** The form that is banded. */
  readonly base: string;
  readonly level: CefrLevel;
}

/**
 * The band of a word in any of its forms, lower case. `undefined` for names, for words of other languages, and for
 * whatever else no band lists: they say nothing about a level.
 */
export function levelOfWord(word: string): KnownWord | undefined {
  for (const base of baseForms(word)) {
    const level = BAND_OF.get(base);
    if (level !== undefined) return { base, level };
  }
  return word.length >= LEARNED_LENGTH && LEARNED.test(word)
    ? { base: word, level: 'C1' }
    : undefined;
}
