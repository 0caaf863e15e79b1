export interface StoredChallenge {
  /** Of the challenge: who reads the database can answer none. */
  readonly hash: string;
  /** What is signed for; a signature for one is good for no other. */
  readonly purpose: 'add' | 'prove' | 'sign-in' | 'attest';
  /** For whose session it was made; undefined before anyone is signed in. */
  readonly sessionId: string | undefined;
  readonly expiresAt: Date;
}

/**
 * What devices are asked to sign.
 *
 * - `take` gives a challenge and forgets it: it is good once.
 * - `removeExpired` forgets those that no device answered in time.
 */
export interface PasskeyChallenges {
  add(challenge: StoredChallenge): Promise<void>;
  take(hash: string): Promise<StoredChallenge | undefined>;
  removeExpired(now: Date): Promise<void>;
}
