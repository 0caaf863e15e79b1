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

/** A code that is shown for the first time, or what it began when it was shown before. */
export type TakenCode =
  | { readonly isFirst: true; readonly code: StoredCode }
  | { readonly isFirst: false; readonly learnerId: string; readonly begun: string };

/**
 * Codes with which another app of the learner signs in.
 *
 * - `take` gives a code once, and notes the id of the session it is to begin: a caller who shows it with the wrong verifier
 *   has used it up. The second time it gives what was noted, and forgets the code.
 * - `has` says whether a code is kept, and so was not shown a second time.
 * - `removeExpired` forgets codes whose time is over, taken or not.
 */
export interface SignInCodes {
  add(code: StoredCode): Promise<void>;
  take(hash: string, begins: string): Promise<TakenCode | undefined>;
  has(hash: string): Promise<boolean>;
  removeExpired(now: Date): Promise<void>;
}
