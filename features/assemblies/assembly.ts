import type { Learner } from '../learners/learner.ts';

/** One way to put the app together; learners come in one after the other. */
export interface Assembly {
  newLearner(): Promise<VisitingLearner>;
  close(): Promise<void>;
}

export interface VisitingLearner {
  readonly learner: Learner;
  /** From now on every take is answered with a failure of the recogniser. */
  breakRecognizer(): Promise<void>;
  goHome(): Promise<void>;
}
