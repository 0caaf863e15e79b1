export interface StoredCode {
  readonly hash: string;
  readonly learnerId: string;
  /** The session it was asked for in: where that has ended, the code is good for nothing. */
  readonly sessionId: string;
  /** When she proved there who she is. */
  readonly provedAt: Date;
  /** SHA-256 of the verifier, as in RFC 7636. */
  readonly challenge: string;
  readonly expiresAt: Date;
}

/**
 * Codes with which another app of the learner signs in.
 *
 * - `take` gives a code and forgets it: a caller who shows it with the wrong verifier has used it up.
 * - `removeExpired` forgets codes that no app took in time.
 */
export interface SignInCodes {
  add(code: StoredCode): Promise<void>;
  take(hash: string): Promise<StoredCode | undefined>;
  removeExpired(now: Date): Promise<void>;
}
