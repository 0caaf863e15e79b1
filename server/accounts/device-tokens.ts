export interface DeviceToken {
  readonly token: string;
  readonly learnerId: string;
  /** In which it was given: one session is one installation. Unknown of those given before that was kept. */
  readonly sessionId: string | undefined;
  readonly platform: 'ios' | 'android' | 'web';
  readonly addedAt: Date;
}

/**
 * Where learners are reached by push.
 *
 * - A token is one device: given by another learner, it is that learner's from then on.
 * - A session has one token: a later one takes the place of the one before.
 * - `forgetOrphans` forgets those whose session is no more, of all learners.
 * - `keepOf` forgets those of a learner that were given in none of these sessions.
 */
export interface DeviceTokens {
  put(device: DeviceToken): Promise<void>;
  of(learnerId: string): Promise<readonly DeviceToken[]>;
  ofAll(learnerIds: readonly string[]): Promise<readonly DeviceToken[]>;
  keepOf(learnerId: string, sessionIds: readonly string[]): Promise<void>;
  forgetOrphans(): Promise<void>;
  /** Forgetting what is not there does nothing. */
  forget(token: string): Promise<void>;
}
