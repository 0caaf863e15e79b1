import type { Learner } from '../learners/learner.ts';
import type { Stranger } from '../learners/stranger.ts';
import type { Operator } from './operator.ts';

/** One way to put the app together; learners come in one after the other. */
export interface Assembly {
  newLearner(): Promise<VisitingLearner>;
  close(): Promise<void>;
}

export interface VisitingLearner {
  readonly learner: Learner;
  /** Looks after the Oz she uses. */
  readonly operator: Operator;
  /** Has a tool instead of an app; there is none where there is no wire. */
  readonly stranger: Stranger | undefined;
  /** She goes, and what was done for her sake is undone. */
  goHome(): Promise<void>;
}
