import { dictionary } from 'cmu-pronouncing-dictionary';
import { spell } from '../../language/normalise/spelling.ts';

/** Shorter ones are mostly units: "km". */
const SHORTEST = 4;

/** A word in its American spelling; as it is where that is no word ("promise"). */
export function americanSpelling(word: string): string {
  const small = word.toLowerCase();
  const american = spell(small);
  if (small.length < SHORTEST || american === small || !Object.hasOwn(dictionary, american))
    return word;
  return word.startsWith(small.charAt(0))
    ? american
    : american.charAt(0).toUpperCase() + american.slice(1);
}

/** A text with every word in its American spelling, as what was made from American texts knows them. */
export const inAmericanSpelling = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, americanSpelling);
