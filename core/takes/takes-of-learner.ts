import type { TakeStore } from '../ports/take-store.ts';
import type { LearnerData } from '../sign-in/forget-learner.ts';

/** Her takes on this device, also those that a killed tab has left. */
export const takesOfLearner = (takes: TakeStore): LearnerData => ({
  async forget(learnerId) {
    for (const { answerId } of await takes.all(learnerId)) await takes.drop(answerId);
  },
});
