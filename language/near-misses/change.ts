import type { IssueKind } from '../issues/finding.ts';
import type { TaggedWord } from '../issues/tagged-word.ts';

/** What learners put in place of some words of a right sentence. */
export interface Change {
  readonly kind: IssueKind;
  /** Positions of the words that go; `to` is exclusive, and equal to `from` where words are only added. */
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
}

/** The changes that begin at one word of a right sentence. */
export type NearMissRule = (words: readonly TaggedWord[], at: number) => readonly Change[];

export const replaced = (
  kind: IssueKind,
  at: number,
  ...instead: readonly string[]
): readonly Change[] => instead.map((word) => ({ kind, from: at, to: at + 1, words: [word] }));

export const added = (
  kind: IssueKind,
  at: number,
  ...before: readonly string[]
): readonly Change[] => before.map((word) => ({ kind, from: at, to: at, words: [word] }));

export const dropped = (kind: IssueKind, at: number): Change => ({
  kind,
  from: at,
  to: at + 1,
  words: [],
});
