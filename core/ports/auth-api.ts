import type { Result } from '../shared/result.ts';
import type { ApiError } from './api-error.ts';
import type { Session } from './session-store.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export type AccountNotFound = { readonly kind: 'account-not-found' };
export type SignInError = AccountNotFound | { readonly kind: 'wrong-password' };
export type RegisterError = { readonly kind: 'email-taken' } | { readonly kind: 'weak-password' };
export type RefreshError = { readonly kind: 'refresh-refused' };

/**
 * What can be asked of the server before anyone is signed in.
 *
 * - `refresh` takes the whole session: the old access token travels along, expired or not.
 *   What it gives replaces the session; the old refresh token is of no more use, but for a few seconds'
 *   grace in which another tab, or an answer lost on the way, may show it once more.
 * - An email that no server would accept is refused as `account-not-found`, like any unknown one.
 */
export interface AuthApi {
  findAccount(email: string): Promise<Result<void, ApiError | AccountNotFound>>;
  register(credentials: Credentials): Promise<Result<void, ApiError | RegisterError>>;
  signIn(credentials: Credentials): Promise<Result<Session, ApiError | SignInError>>;
  refresh(session: Session): Promise<Result<Session, ApiError | RefreshError>>;
}
