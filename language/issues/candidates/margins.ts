import type { ChangeType } from './change.ts';

/**
 * What a change does to a sentence's form: it makes one that links up of one that does not, it leaves one that links up as
 * it is, or neither can be told.
 */
export type FormChange = 'mends' | 'keeps' | 'unknown';

interface Weight {
  /** How much likelier, in nats, the change must make the sentence. */
  readonly marginNats: Readonly<Record<FormChange, number>>;
  /** Right sentences that do not link up are hardly ever mended so: then it needs no second opinion. */
  readonly isTelling: boolean;
}

const weight = (mends: number, keeps: number, unknown: number, isTelling = false): Weight => ({
  marginNats: { mends, keeps, unknown },
  isTelling,
});

/**
 * The likeliest to be right come first. Tuned on learners' sentences so that right ones stay. Dropping a word makes any
 * sentence likelier, and both tenses are often right: these need more.
 */
const WEIGHTS: Readonly<Record<ChangeType, Weight>> = {
  'drop-be': weight(0.5, 3, 2.3, true),
  'insert-do': weight(0.5, 1.5, 1.8),
  'drop-to': weight(1.5, 4.5, 3.3),
  agreement: weight(0.3, 2.5, 2.3, true),
  'word-family': weight(0.7, 4, 3),
  'look-alike': weight(0.7, 4, 3),
  count: weight(0.3, 2.5, 1.8, true),
  progressive: weight(0.5, 2, 2.3, true),
  'need-article': weight(0.5, 3, 1.3, true),
  'insert-article': weight(0.5, 3, 1.3),
  'be-and-do': weight(0.7, 2, 2.3),
  'drop-preposition': weight(4, 8.5, 8.5),
  gerund: weight(0.5, 2, 2.3, true),
  base: weight(0.5, 2, 2.3, true),
  owner: weight(0.5, 3.5, 2.3, true),
  verb: weight(0.2, 3, 2.8),
  adverb: weight(0.5, 2, 2.3),
  tense: weight(0.5, 4.2, 4.2),
  'insert-to': weight(0.5, 2, 2.3, true),
  feeling: weight(0.5, 1.5, 1.8),
  'drop-word': weight(2, 8.7, 8.7),
  helper: weight(0.5, 6, 5),
  'drop-article': weight(0.5, 5.2, 4.5),
  number: weight(0.7, 3.5, 2.5),
  'insert-relative': weight(1, 2.5, 2.3),
  'insert-it': weight(1, 2.5, 2.3),
  order: weight(0.5, 7.3, 3),
  'insert-preposition': weight(0.5, 1.5, 2.3),
  'swap-article': weight(1, 5.5, 4.5),
  'insert-be': weight(0.5, 2, 2.3),
  pronoun: weight(0.5, 7, 2.8),
  'swap-preposition': weight(4, 5.5, 4),
};
const ORDER = Object.keys(WEIGHTS);

export const marginOf = (type: ChangeType, form: FormChange): number =>
  WEIGHTS[type].marginNats[form];

export const isTelling = (type: ChangeType): boolean => WEIGHTS[type].isTelling;

export const likeliestFirst = (a: ChangeType, b: ChangeType): number =>
  ORDER.indexOf(a) - ORDER.indexOf(b);
