import type { RecallGrade } from './recall-grade.ts';

/** How well one thing is remembered. */
export interface Memory {
  /** Days after which nine of ten such things are still known. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
  /** When it was recalled last, and when it should be again: ms since 1970. */
  readonly at: number;
  readonly dueAt: number;
}

export interface GradedRecall {
  readonly grade: RecallGrade;
  /** Ms since 1970. */
  readonly at: number;
}

/**
 * Says when something should be recalled again.
 *
 * - `after` takes all recalls there ever were, the earliest first; nothing else counts, least of all chance.
 * - What was not known is due on the next study day; what was, after at least a day, and later each time it is known when due.
 * - `retrievability` is the chance, 0 to 1, that it is still known: it is high after a recall and falls from then on.
 */
export interface Scheduler {
  after(recalls: readonly [GradedRecall, ...GradedRecall[]]): Memory;
  retrievability(memory: Memory, now: number): number;
}
