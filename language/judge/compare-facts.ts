import { normalise, wordsOf } from '../normalise/normalise.ts';
import { firstForm } from '../normalise/token.ts';

/** A fact that is other than in every accepted wording. */
export interface OtherFact {
  readonly said: string;
  readonly expected: string;
}

/** Of each sort a sentence names one thing for another; what a language model finds alike is told apart here. */
const SORTS: readonly (readonly string[])[] = [
  'monday tuesday wednesday thursday friday saturday sunday',
  'january february march april may june july august september october november december',
  'yesterday today tomorrow',
  'morning afternoon evening night',
  'a.m. p.m.',
  'spring summer fall winter',
  'he she',
  'him her',
  'his her',
  'mother father',
  'mom dad',
  'brother sister',
  'son daughter',
  'husband wife',
  'man woman',
  'boy girl',
  'day week month year',
  'days weeks months years',
  'minute hour day',
  'minutes hours days',
  'left right',
  'buy sell',
  'north south east west',
].map((sort) => sort.split(' '));

/**
 * Numbers, days, people and the like that are in every accepted wording, where what was said has another of its sort
 * instead.
 */
export function findOtherFacts(
  said: readonly string[],
  accepted: readonly string[],
): readonly OtherFact[] {
  const own = factsOf(said);
  const all = accepted.map((wording) => factsOf(wordsOf(wording)));
  const [first, ...others] = all;
  if (first === undefined) return [];
  const expected = [...first].filter((word) => others.every((facts) => facts.has(word)));
  return expected.flatMap((word) => {
    if (own.has(word)) return [];
    const instead = [...own].find(
      (other) => isOfOneSort(word, other) && !all.some((facts) => facts.has(other)),
    );
    return instead === undefined ? [] : [{ said: instead, expected: word }];
  });
}

const SORTED = new Set(SORTS.flat());
const isNumber = (word: string): boolean => /^\d+(?:st|nd|rd|th)?$/u.test(word);

const isOrdinal = (word: string): boolean => /\D/u.test(word);

const factsOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(
    normalise(words)
      .map(firstForm)
      .filter((word) => isNumber(word) || SORTED.has(word)),
  );

const isOfOneSort = (a: string, b: string): boolean =>
  (isNumber(a) && isNumber(b) && isOrdinal(a) === isOrdinal(b)) ||
  SORTS.some((sort) => sort.includes(a) && sort.includes(b));
