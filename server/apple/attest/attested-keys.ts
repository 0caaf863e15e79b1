export interface AttestedKey {
  /** Base64, as the device names it. */
  readonly keyId: string;
  readonly learnerId: string;
  /** SPKI, as DER. */
  readonly publicKey: Uint8Array;
  /** How often it has signed. */
  readonly counter: number;
  readonly registeredAt: Date;
}

/** The keys of apps that Apple vouches for. `add` is false where another learner has the key. */
export interface AttestedKeys {
  add(key: AttestedKey): Promise<boolean>;
  of(learnerId: string): Promise<readonly AttestedKey[]>;
}
