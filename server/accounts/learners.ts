import type { Language } from '../../core/shared/language.ts';
import type { Level } from '../../core/domain/lesson/level.ts';
import type { PlacedAnswer } from '../../core/domain/placement/placement.ts';
import type { SurveyAnswer } from '../survey/survey.ts';

export interface StoredLearner {
  readonly id: string;
  /** In lower case; undefined for a guest, and for a learner who came through a purchase and gave none yet. */
  readonly email: string | undefined;
  readonly passwordHash: string | undefined;
  readonly createdAt: Date;
  readonly isGuest: boolean;
  /** When a link that was sent to this very email was opened. */
  readonly emailConfirmedAt: Date | undefined;
  /** Of the mails to her. */
  readonly language: Language;
  readonly survey: readonly SurveyAnswer[];
  /** When the survey was answered or skipped. */
  readonly surveyedAt: Date | undefined;
  readonly placement: StoredPlacement | undefined;
  /** The original transaction of the purchase she is known for. */
  readonly appleTransactionId: string | undefined;
  /** When Apple signed what was shown of the purchase last, and when it was shown first. */
  readonly purchaseShown: ShownPurchase | undefined;
  /** False for a purchase that was attached to an account, and only pays. */
  readonly purchaseSignsIn: boolean;
}

/** Sentences of rising level that were asked to find where she starts. */
export interface StoredPlacement {
  readonly answers: readonly PlacedAnswer[];
  /** Undefined until all were asked. */
  readonly level?: Level | undefined;
  /** Ms since 1970. */
  readonly placedAt?: number | undefined;
}

export interface ShownPurchase {
  readonly signedAt: Date;
  readonly shownAt: Date;
}

export type NewLearner = Pick<StoredLearner, 'id' | 'createdAt'> & Partial<StoredLearner>;

export interface GivenAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly language: Language;
}

/**
 * Everyone who learns here, with an account or as a guest. Emails are compared without regard to case.
 *
 * - `add` answers false, and changes nothing, when the email or the purchase is taken.
 * - `makeAccount` turns a guest into an account and keeps all that is hers; it changes no learner who is no guest.
 * - `rehash` changes a hash into another of the same password, unless it was changed meanwhile.
 * - `showPurchase` takes what was signed later than whatever was shown before, or the very same not long after it was
 *   shown first; it answers false for anything else.
 * - `attachPurchase` makes a purchase hers, to pay with and not to sign in with. Another such is replaced; false, and nothing
 *   changed, when another learner has it, she signs in with one, or she is a guest.
 * - `dropAttached` forgets her purchase, what was shown of it, her factors, and where she is reached by push.
 * - `dropFactors` forgets all she signs in with beside her email, password and purchase.
 * - `dropEmail` takes an email from a learner who never confirmed it.
 * - `setEmail` makes the email hers, confirmed; with it she is no guest any more. False when it is taken.
 * - `changePlacement` changes nothing, and answers false, where it is another than `from` by now.
 * - `remove` forgets a learner and everything in the database that belongs to her.
 * - `oldGuests` names guests who came before a moment and have no session that lives now, at most a hundred.
 * - `removeGuests` forgets those of these who are still guests and have no session that lives now, and tells who they were.
 */
export interface Learners {
  add(learner: NewLearner): Promise<boolean>;
  ofId(id: string): Promise<StoredLearner | undefined>;
  ofEmail(email: string): Promise<StoredLearner | undefined>;
  ofAppleTransaction(transactionId: string): Promise<StoredLearner | undefined>;
  makeAccount(guestId: string, account: GivenAccount): Promise<'made' | 'email-taken' | 'no-guest'>;
  setPassword(id: string, passwordHash: string | undefined): Promise<void>;
  rehash(id: string, from: string, to: string): Promise<void>;
  showPurchase(id: string, shown: ShownPurchase, notBefore: Date): Promise<boolean>;
  attachPurchase(id: string, appleTransactionId: string, shown: ShownPurchase): Promise<boolean>;
  dropAttached(id: string): Promise<void>;
  dropFactors(id: string): Promise<void>;
  dropEmail(id: string): Promise<void>;
  setEmail(id: string, email: string, confirmedAt: Date): Promise<boolean>;
  changePlacement(
    id: string,
    from: StoredPlacement | undefined,
    to: StoredPlacement,
  ): Promise<boolean>;
  setSurvey(id: string, answers: readonly SurveyAnswer[], at: Date): Promise<void>;
  remove(id: string): Promise<void>;
  oldGuests(before: Date, now: Date): Promise<readonly string[]>;
  removeGuests(ids: readonly string[], now: Date): Promise<readonly string[]>;
}
