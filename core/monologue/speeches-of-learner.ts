import type { Clock } from '../ports/clock.ts';
import type { SpeechStore } from '../ports/speech-store.ts';
import type { LearnerData } from '../sign-in/forget-learner.ts';

/** Long enough for any page to be heard of again. */
const ANY_TIME_MS = 60_000;

/** Her speeches on this device, also those that a dead page has left. */
export const speechesOfLearner = (speeches: SpeechStore, clock: Clock): LearnerData => ({
  async forget(learnerId) {
    const all = await speeches.all(learnerId, clock.now() + ANY_TIME_MS);
    for (const { id } of all) await speeches.drop(id);
  },
});
