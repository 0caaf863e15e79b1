export interface StoredPasskey {
  /** Ours; the credential has another. */
  readonly id: string;
  readonly learnerId: string;
  /** As the authenticator names it, in base64url. */
  readonly credentialId: string;
  /** COSE. */
  readonly publicKey: Uint8Array;
  /** How often it has signed, where the authenticator counts; else 0. */
  readonly counter: number;
  /** How a browser may reach it, such as `internal` or `usb`. */
  readonly transports: readonly string[];
  /** Empty when the device said nothing, and she has not named it. */
  readonly name: string;
  readonly addedAt: Date;
  readonly usedAt: Date | undefined;
}

/**
 * The passkeys of all learners.
 *
 * - `add` answers false, and changes nothing, where the credential is known.
 * - `ofLearner` gives the newest first.
 * - `used` notes a signature; false where its counter is not beyond the last one, unless both are 0.
 * - `rename` and `remove` answer false where she has no such passkey.
 */
export interface Passkeys {
  add(passkey: StoredPasskey): Promise<boolean>;
  ofCredential(credentialId: string): Promise<StoredPasskey | undefined>;
  ofLearner(learnerId: string): Promise<readonly StoredPasskey[]>;
  used(id: string, counter: number, at: Date): Promise<boolean>;
  rename(learnerId: string, id: string, name: string): Promise<boolean>;
  remove(learnerId: string, id: string): Promise<boolean>;
}
