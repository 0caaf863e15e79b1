import type { Topic } from './topics.ts';

/** What is wrong, as a teacher would sort it. */
export type IssueKind =
  | 'article'
  | 'number'
  | 'quantifier'
  | 'pronoun'
  | 'possessive'
  | 'agreement'
  | 'tense'
  | 'verb-form'
  | 'passive'
  | 'transitivity'
  | 'preposition'
  | 'word-choice'
  | 'katakana-english'
  | 'participle-adjective'
  | 'spelling'
  | 'word-order'
  | 'missing-word'
  | 'extra-word'
  | 'there-is'
  | 'comparison'
  | 'negation'
  | 'conjunction'
  | 'direct-translation';

/** Where a learner would look for practice. */
export type ImprovementArea = 'nouns' | 'verbs' | 'words' | 'sentences' | 'naturalness';

/** One line that teaches, in each language of the interface. */
export interface Why {
  readonly ja: string;
  readonly en: string;
  readonly ko: string;
}

/** UTF-16 offsets into the text that was proofread; `end` is exclusive, and never before `start`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export const isInside = (inner: Span, outer: Span): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;

/** One space apart still counts: two changes side by side are mostly the same one said twice. */
export const isNear = (a: Span, b: Span): boolean => a.start <= b.end + 1 && b.start <= a.end + 1;

export interface Finding {
  readonly span: Span;
  /** What stands there when it is right; empty when the words are too many. */
  readonly replacement: string;
  readonly kind: IssueKind;
  readonly area: ImprovementArea;
  readonly why: Why;
  readonly topic: Topic;
  /** 0 to 1: how sure it is that this is wrong and the replacement right. */
  readonly confidence: number;
}

export const AREA_OF: Readonly<Record<IssueKind, ImprovementArea>> = {
  article: 'nouns',
  number: 'nouns',
  quantifier: 'nouns',
  pronoun: 'nouns',
  possessive: 'nouns',
  agreement: 'verbs',
  tense: 'verbs',
  'verb-form': 'verbs',
  passive: 'verbs',
  transitivity: 'verbs',
  preposition: 'words',
  'word-choice': 'words',
  'katakana-english': 'words',
  'participle-adjective': 'words',
  spelling: 'words',
  'word-order': 'sentences',
  'missing-word': 'sentences',
  'extra-word': 'sentences',
  'there-is': 'sentences',
  comparison: 'sentences',
  negation: 'sentences',
  conjunction: 'sentences',
  'direct-translation': 'naturalness',
};

/** From here on a finding stands by itself; below, a language model must agree. */
export const SURE = 0.8;

/** Where nothing else can be meant, no language model is asked: what many learners say is likely to it. */
export const CERTAIN = 0.98;
