export interface StoredRefreshToken {
  /** SHA-256 of the token; the token itself is only the learner's. */
  readonly hash: string;
  /** All tokens that grew from one sign-in. */
  readonly family: string;
  readonly learnerId: string;
  /** The access token given out together with it. */
  readonly accessJti: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | undefined;
  readonly revokedAt: Date | undefined;
}

/**
 * Every refresh token given out.
 *
 * - `use` marks a token used and answers false when it already was, also when two ask at the same moment.
 * - `revokeFamilyOf` ends all tokens that grew from the sign-in which this learner's access token came from;
 *   undefined when she has none with that id.
 * - `revokeAllOf` ends every sign-in of a learner, but for the one that the access token to keep came from.
 * - Whatever revokes gives the ids of the access tokens that were given out with what it ended.
 * - `removeExpired` forgets tokens that would not be taken any more.
 */
export interface RefreshTokens {
  add(token: StoredRefreshToken): Promise<void>;
  ofHash(hash: string): Promise<StoredRefreshToken | undefined>;
  use(hash: string, at: Date): Promise<boolean>;
  revokeFamily(family: string, at: Date): Promise<readonly string[]>;
  revokeFamilyOf(
    learnerId: string,
    accessJti: string,
    at: Date,
  ): Promise<readonly string[] | undefined>;
  revokeAllOf(learnerId: string, keptJti: string | undefined, at: Date): Promise<readonly string[]>;
  removeExpired(now: Date): Promise<void>;
}
