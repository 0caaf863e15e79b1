import type { Preferences } from '../ports/preferences.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { LearnerData } from '../sign-in/forget-learner.ts';
import { learnerOf } from '../sign-in/learner-of.ts';

const PREFIX = 'PURCHASE_';

/** What a learner bought on this device and the server does not have yet; it stays hers when another learner signs in. */
export class UnattachedPurchases {
  readonly #preferences: Pick<Preferences, 'read' | 'write' | 'remove'>;
  readonly #sessions: SessionStore;

  constructor(preferences: Pick<Preferences, 'read' | 'write' | 'remove'>, sessions: SessionStore) {
    this.#preferences = preferences;
    this.#sessions = sessions;
  }

  learnerHere(): string | undefined {
    return learnerOf(this.#sessions);
  }

  of(learnerId: string): string | undefined {
    return this.#preferences.read(PREFIX + learnerId);
  }

  keep(learnerId: string, signedTransaction: string): void {
    this.#preferences.write(PREFIX + learnerId, signedTransaction);
  }

  forget(learnerId: string): void {
    this.#preferences.remove(PREFIX + learnerId);
  }
}

export const purchasesIn = (preferences: Pick<Preferences, 'remove'>): LearnerData => ({
  forget: async (learnerId) => preferences.remove(PREFIX + learnerId),
});
