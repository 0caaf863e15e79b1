import type { AskedChallenges } from '../accounts/asked-challenges.ts';
import type { StudySessions } from '../study-time/study-sessions.ts';
import type { AppleNotifications } from './apple-notifications.ts';
import type { AppleSubscriptions } from './apple-subscriptions.ts';
import { AskForReview } from './ask-for-review.ts';
import type { AttestSettings } from './attest/app-attest.ts';
import { AttestApps } from './attest/attest-apps.ts';
import type { AttestedKeys } from './attest/attested-keys.ts';
import type { StoreReviews } from './store-reviews.ts';

/** What differs from one installation to another. */
export interface AppleOutside {
  readonly appleNotifications: AppleNotifications;
  /** Absent, no app is attested. */
  readonly attest: AttestSettings | undefined;
}

interface AppleStorage {
  readonly attestedKeys: AttestedKeys;
  readonly storeReviews: StoreReviews;
  readonly appleSubscriptions: AppleSubscriptions;
  readonly studySessions: StudySessions;
}

/** What is served to wrappers and to the App Store. */
export const appleParts = (
  { attest }: AppleOutside,
  storage: AppleStorage,
  challenges: AskedChallenges,
  now: () => Date,
) => ({
  attestApps: new AttestApps({ challenges, keys: storage.attestedKeys, settings: attest, now }),
  askForReview: new AskForReview({ ...storage, now }),
  appleSubscriptions: storage.appleSubscriptions,
});
