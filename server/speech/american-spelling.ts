import { dictionary } from 'cmu-pronouncing-dictionary';
import { spell } from '../../language/normalise/spelling.ts';

/** Shorter ones are mostly units: "km". */
const SHORTEST = 4;
/** What differs by more is another word for the same, or short for it: "doctor" and "dr". */
const MOST_LETTERS_MORE = 2;

/** A word in its American spelling; as it is where that is no word ("promise"). */
export function americanSpelling(word: string): string {
  const small = word.toLowerCase();
  const american = spell(small);
  const isSpelling =
    small.charAt(0) === american.charAt(0) &&
    Math.abs(small.length - american.length) <= MOST_LETTERS_MORE;
  if (small.length < SHORTEST || american === small || !isSpelling) return word;
  if (!Object.hasOwn(dictionary, american)) return word;
  return word.startsWith(small.charAt(0))
    ? american
    : american.charAt(0).toUpperCase() + american.slice(1);
}

/** A text with every word in its American spelling, as what was made from American texts knows them. */
export const inAmericanSpelling = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, americanSpelling);
