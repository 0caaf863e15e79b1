export interface DeviceToken {
  readonly token: string;
  readonly learnerId: string;
  readonly platform: 'ios' | 'android' | 'web';
  readonly addedAt: Date;
}

/**
 * Where learners are reached by push.
 *
 * - A token is one device: given by another learner, it is that learner's from then on.
 */
export interface DeviceTokens {
  put(device: DeviceToken): Promise<void>;
  of(learnerId: string): Promise<readonly DeviceToken[]>;
  ofAll(learnerIds: readonly string[]): Promise<readonly DeviceToken[]>;
  /** Forgetting what is not there does nothing. */
  forget(token: string): Promise<void>;
}
