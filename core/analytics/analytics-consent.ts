import type { Preferences } from '../ports/preferences.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { LearnerData } from '../sign-in/forget-learner.ts';
import { learnerOf } from '../sign-in/learner-of.ts';

const keyOf = (learnerId: string): string => `analyticsConsent:${learnerId}`;

/** Whether the learner who is signed in lets this device tell what is counted; she does not unless she has said so. */
export class AnalyticsConsent {
  readonly #preferences: Preferences;
  readonly #sessions: SessionStore;

  constructor(preferences: Preferences, sessions: SessionStore) {
    this.#preferences = preferences;
    this.#sessions = sessions;
  }

  /** Whether a learner is here who can give it. */
  get isHers(): boolean {
    return learnerOf(this.#sessions) !== undefined;
  }

  get isGiven(): boolean {
    const learnerId = learnerOf(this.#sessions);
    return learnerId !== undefined && this.#preferences.read(keyOf(learnerId)) === 'yes';
  }

  turn(isOn: boolean): void {
    const learnerId = learnerOf(this.#sessions);
    if (learnerId === undefined) return;
    if (isOn) this.#preferences.write(keyOf(learnerId), 'yes');
    else this.#preferences.remove(keyOf(learnerId));
  }
}

/** What each learner has said to it on this device. */
export const consentsIn = (preferences: Preferences): LearnerData => ({
  async forget(learnerId) {
    preferences.remove(keyOf(learnerId));
  },
});
