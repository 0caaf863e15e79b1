import type { Texts } from '../i18n/texts.ts';

export type FindingKind = keyof Texts['monologue']['kind'];

const KINDS: Readonly<Record<FindingKind, true>> = {
  article: true,
  number: true,
  quantifier: true,
  pronoun: true,
  possessive: true,
  agreement: true,
  tense: true,
  'verb-form': true,
  passive: true,
  transitivity: true,
  preposition: true,
  'word-choice': true,
  'katakana-english': true,
  'participle-adjective': true,
  spelling: true,
  'word-order': true,
  'missing-word': true,
  'extra-word': true,
  'there-is': true,
  comparison: true,
  negation: true,
  conjunction: true,
  'direct-translation': true,
};

/** What a newer server calls otherwise is a choice of words to this app. */
export const kindOf = (kind: string): FindingKind =>
  Object.hasOwn(KINDS, kind) ? (kind as FindingKind) : 'word-choice';
