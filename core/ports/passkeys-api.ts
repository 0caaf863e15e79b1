import type { Result } from '../shared/result.ts';
import type { PasswordNeeded } from './account-api.ts';
import type { ApiError, NotFound } from './api-error.ts';
import type {
  CreatedPasskey,
  PasskeyCreation,
  PasskeyRequest,
  SignedByPasskey,
} from './passkey-device.ts';
import type { Session } from './session-store.ts';

export interface Passkey {
  readonly id: string;
  /** The device it was made on, unless she named it; undefined when that said nothing. */
  readonly name: string | undefined;
  /** UTC, ISO 8601. */
  readonly addedAt: string;
  /** Undefined until it has signed in. */
  readonly usedAt: string | undefined;
}

/** It is unknown, was removed, or what it signed was not what was asked for. */
export type PasskeyRefused = { readonly kind: 'passkey-refused' };

/**
 * The passkeys of the learner who is signed in, and signing in with one.
 *
 * - What is asked to be made or signed is good once, within five minutes, in the session it was asked in.
 * - `beginAdding` and `remove` want a proof of the last ten minutes, and are refused as `password-needed` otherwise;
 *   `prove` is one, and gives new tokens of the same session in place of those that were there.
 * - A guest has none, and an Oz at an address without a name takes none: both are refused as `passkey-refused`.
 * - A name is trimmed; one that is empty or longer than 60 characters is refused as `not-found`.
 */
export interface PasskeysApi {
  list(): Promise<Result<readonly Passkey[], ApiError>>;
  beginAdding(): Promise<Result<PasskeyCreation, ApiError | PasswordNeeded | PasskeyRefused>>;
  add(created: CreatedPasskey): Promise<Result<Passkey, ApiError | PasskeyRefused>>;
  rename(id: string, name: string): Promise<Result<void, ApiError | NotFound>>;
  remove(id: string): Promise<Result<void, ApiError | NotFound | PasswordNeeded>>;
  beginProof(): Promise<Result<PasskeyRequest, ApiError | PasskeyRefused>>;
  prove(signed: SignedByPasskey): Promise<Result<Session, ApiError | PasskeyRefused>>;
  /** Without a session. */
  beginSignIn(): Promise<Result<PasskeyRequest, ApiError | PasskeyRefused>>;
  signIn(signed: SignedByPasskey): Promise<Result<Session, ApiError | PasskeyRefused>>;
}
