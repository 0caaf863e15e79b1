import type { AppleStanding } from '../apple/apple-standing.ts';
import type { PaidBy, Subscription } from '../../core/domain/contract/contract.ts';

/** What is kept of the contract of a learner. */
export interface StoredContract {
  readonly learnerId: string;
  readonly trialStartedAt: Date | undefined;
  /** Her name at the provider of card payments. */
  readonly customerId: string | undefined;
  /** At most one by each way of paying. */
  readonly subscriptions: readonly Subscription[];
  /** Grows whenever what the provider says of her is kept. */
  readonly version: number;
}

/** What decides what a learner may do. */
export interface KnownOfLearner {
  readonly contract: StoredContract | undefined;
  /** Where the subscription of the purchase stands that she is known for. */
  readonly apple: AppleStanding | undefined;
}

/**
 * The contracts of learners.
 *
 * - `beginTrial` and `setCustomer` keep what they are given first, and give what is kept; a name that another is given
 *   `instead` of does not stay.
 * - `knownOf` asks for everything at once: it stands before every covered call.
 * - `claimCheckout` is true for one who asks, and then for no other until that time or `releaseCheckout`, which ends no
 *   claim but the one until then.
 * - `put` keeps what is said of the subscription that she pays in a way, unless something newer was kept since `version`;
 *   it tells whether it was kept. Undefined: she has none.
 * - `trialsToTell` gives the learners whose trial began from a moment on and before another, and for whom `noteTrialTold` did not
 *   say that they were told of its end.
 * - `customers` gives those who have a name at the provider, by that name, from after one on.
 * - `forgetCustomers` forgets the names that begin so, with what was paid under them by card.
 * - `noteEvent` tells whether an event is new; `forgetEvents` forgets those from before a moment.
 */
export interface Contracts {
  of(learnerId: string): Promise<StoredContract | undefined>;
  knownOf(learnerId: string): Promise<KnownOfLearner>;
  ofCustomer(customerId: string): Promise<StoredContract | undefined>;
  beginTrial(learnerId: string, at: Date): Promise<Date>;
  setCustomer(learnerId: string, customerId: string, instead?: string): Promise<string>;
  claimCheckout(learnerId: string, now: Date, until: Date): Promise<boolean>;
  releaseCheckout(learnerId: string, until: Date): Promise<void>;
  put(
    learnerId: string,
    paidBy: PaidBy,
    subscription: Subscription | undefined,
    version: number,
  ): Promise<boolean>;
  trialsToTell(from: Date, before: Date): Promise<readonly string[]>;
  noteTrialTold(learnerId: string, at: Date): Promise<void>;
  customers(after: string, limit: number): Promise<readonly string[]>;
  forgetCustomers(beginning: string): Promise<void>;
  knowsEvent(id: string): Promise<boolean>;
  noteEvent(id: string, at: Date): Promise<boolean>;
  forgetEvents(before: Date): Promise<void>;
}
