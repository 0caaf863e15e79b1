export interface StoredLearner {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly createdAt: Date;
}

/**
 * Everyone who has an account. Emails are compared without regard to case.
 *
 * - `add` answers false, and changes nothing, when the email is taken.
 */
export interface Learners {
  add(learner: StoredLearner): Promise<boolean>;
  ofId(id: string): Promise<StoredLearner | undefined>;
  ofEmail(email: string): Promise<StoredLearner | undefined>;
}
