import type { AppleStanding } from '../apple/apple-standing.ts';
import type { Time, Whole } from './columns.ts';

/** What is kept of the App Store. */
export interface AppleTables {
  attested_keys: {
    key_id: string;
    learner_id: string;
    public_key: Uint8Array;
    counter: Whole;
    registered_at: Time;
  };
  store_reviews: { learner_id: string; asked_at: Time };
  /** Ids of those that were taken. */
  apple_notifications: { id: string; type: string; subtype: string | null; signed_at: Time };
  apple_subscriptions: {
    original_transaction_id: string;
    product_id: string;
    state: AppleStanding['state'];
    until: Time;
    renews: boolean;
    said_at: Time;
  };
}
