export interface StoredSecret {
  readonly learnerId: string;
  /** As `Seal` makes it. */
  readonly sealed: string;
  /** Whether she has shown a code of it: before that it asks nothing of her. */
  readonly isConfirmed: boolean;
  /** The half minute since 1970 whose code was used last. */
  readonly lastStep: number;
}

/**
 * The secrets of which one-time codes are made, one for each learner.
 *
 * - `begin` keeps a new one that is not confirmed yet, in place of any such; false, and nothing, where one is confirmed.
 * - `use` notes that the code of a step of this very secret was used: false where it was, where a later one was, or where
 *   another secret is kept by now. A first use confirms.
 * - `remove` answers false where there is none.
 */
export interface OneTimeSecrets {
  begin(learnerId: string, sealed: string): Promise<boolean>;
  of(learnerId: string): Promise<StoredSecret | undefined>;
  use(secret: Pick<StoredSecret, 'learnerId' | 'sealed'>, step: number): Promise<boolean>;
  remove(learnerId: string): Promise<boolean>;
}

/**
 * What opens an account when the app with the one-time codes is lost.
 *
 * - `replace` keeps these alone; none forgets all.
 * - `use` answers true once for each.
 */
export interface RecoveryCodes {
  replace(learnerId: string, hashes: readonly string[]): Promise<void>;
  use(learnerId: string, hash: string): Promise<boolean>;
  left(learnerId: string): Promise<number>;
}
