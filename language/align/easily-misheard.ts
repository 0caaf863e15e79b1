import { isFunctionWord } from './function-words.ts';
import { soundDistance } from './sound-distance.ts';
import { sameWord } from './word-forms.ts';

/** right/light is 0.10, work/walk 0.13, coffee/copy 0.25; cake/take, which learners do not confuse, is 0.33. */
const MISHEARD_DISTANCE = 0.25;

/**
 * Whether a recogniser may have written one word for the other. Never for a difference of grammar: two forms of one
 * word (walk, walked) and two little words (in, on) are what the learner is being taught.
 */
export function easilyMisheard(expected: string, said: string): boolean {
  if (isTeenAndTen(expected, said)) return true;
  if (/\d/u.test(expected + said)) return false;
  if (sameWord(expected, said)) return false;
  if (isFunctionWord(expected) && isFunctionWord(said)) return false;
  return soundDistance(expected, said) <= MISHEARD_DISTANCE;
}

/** fifteen and fifty. */
function isTeenAndTen(a: string, b: string): boolean {
  const [small, large] = [Number(a), Number(b)].toSorted((x, y) => x - y);
  return small !== undefined && small >= 13 && small <= 19 && large === (small - 10) * 10;
}
