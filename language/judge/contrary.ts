import type { Step } from '../align/align.ts';
import { firstForm } from '../normalise/token.ts';
import { among, isHelper, isNegation, isPronoun } from './grammar-words.ts';
import { areOpposite } from './opposites.ts';
import type { RemarkKind } from './verdict.ts';
import { pairsOf, type Pair } from './word-pairs.ts';

/**
 * The contrary, another of a pair, or another person asked. Beside other differences it may be the same in other words: "late" and
 * "not on time".
 */
export function contraryOf(
  expected: readonly string[],
  said: readonly string[],
  before: readonly Step[],
  after: readonly Step[],
): RemarkKind | undefined {
  const [opening = ''] = before.flatMap((step) => step.expected.map(firstForm));
  // "Don't you think …?" asks what "Do you think …?" asks.
  const isInQuestion = before.length === 1 && isHelper(opening);
  // "…, is it?" for "…, isn't it?" turns nothing round.
  const isInTag =
    after.length === 1 && after[0]?.expected.some((token) => isPronoun(firstForm(token)));
  if (!isInQuestion && !isInTag && isOpposite(expected, said)) return 'negation';
  const pairs = pairsOf(expected, said).filter(([one, other]) => one !== other);
  if (pairs.some(([one, other]) => areOpposite(one, other))) return 'fact';
  const [pair, ...more] = pairs;
  const isAsked = before.at(-1)?.expected.some((token) => isAsking(firstForm(token))) ?? false;
  return pair !== undefined && more.length === 0 && isAsked && isYouAndI(pair) ? 'fact' : undefined;
}

const isAsking = among('can could may shall');
const isYouAndI = ([one, other]: Pair): boolean => [one, other].toSorted().join(' ') === 'i you';

/** "not" or "never" on one side only, and nothing else but helpers on either. */
function isOpposite(expected: readonly string[], said: readonly string[]): boolean {
  const rest = (words: readonly string[]) =>
    words.filter((word) => !isNegation(word) && !isHelper(word)).join(' ');
  return expected.some(isNegation) !== said.some(isNegation) && rest(expected) === rest(said);
}
