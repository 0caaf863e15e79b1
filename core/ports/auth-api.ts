import type { Language } from '../shared/language.ts';
import type { Result } from '../shared/result.ts';
import type { ApiError, NotFound } from './api-error.ts';
import type { Session } from './session-store.ts';
import type { SurveyAnswer } from './survey-api.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A code of her app, or a recovery code. */
export type GivenCredentials = Credentials & { readonly code?: string | undefined };

export interface Registration extends Credentials {
  /** Of the mail with the confirmation link. */
  readonly language: Language;
  /** The access token of a guest, who becomes this account and keeps all she answered. */
  readonly guestToken: string | undefined;
}

/** A code that another app of the learner was issued, and the secret its challenge was made from. */
export interface SignInCode {
  readonly code: string;
  readonly verifier: string;
}

/** What a device keeps of a session that it signed out of and could not tell the server of. */
export interface LateSignOut {
  /** Of an access token of the session. */
  readonly tokenId: string;
  /** SHA-256 of a refresh token of the session, base64url. */
  readonly refreshTokenHash: string;
}

export type AccountNotFound = { readonly kind: 'account-not-found' };
/** The password was right, and she wants to be asked for a one-time code, too. */
export type CodeNeeded = { readonly kind: 'code-needed' };
export type WrongCode = { readonly kind: 'wrong-code' };
export type SignInError =
  | AccountNotFound
  | CodeNeeded
  | WrongCode
  | { readonly kind: 'wrong-password' };
export type EmailTaken = { readonly kind: 'email-taken' };
/** Too short or too plain; or among those that are guessed first. */
export type UnfitPassword = {
  readonly kind: 'weak-password' | 'guessable-password' | 'breached-password';
};
export type RegisterError = EmailTaken | UnfitPassword | { readonly kind: 'guest-refused' };
export type CodeRefused = { readonly kind: 'code-refused' };
export type RefreshError = { readonly kind: 'refresh-refused' };

/**
 * What can be asked of the server before anyone is signed in. None of it carries a token.
 *
 * - `refresh` takes the whole session: the old access token travels along, expired or not.
 *   What it gives replaces the session; the old refresh token is of no more use, but for a few seconds'
 *   grace in which another tab, or an answer lost on the way, may show it once more.
 * - An email that no server would accept is refused as `account-not-found`, like any unknown one.
 * - `signIn` asks for a code as `code-needed` where she wants it so; a code works once.
 * - A sign-in code signs in once.
 * - `signOutLate` ends a session as `AccountApi.signOut` does; where it has ended already, or the hash is of none of its refresh
 *   tokens, it is `not-found`.
 * - `beginGuest` makes a new guest each time; the answers to the survey may be empty.
 */
export interface AuthApi {
  findAccount(email: string): Promise<Result<void, ApiError | AccountNotFound>>;
  register(registration: Registration): Promise<Result<void, ApiError | RegisterError>>;
  signIn(credentials: GivenCredentials): Promise<Result<Session, ApiError | SignInError>>;
  signInWithCode(code: SignInCode): Promise<Result<Session, ApiError | CodeRefused>>;
  beginGuest(answers: readonly SurveyAnswer[]): Promise<Result<Session, ApiError>>;
  refresh(session: Session): Promise<Result<Session, ApiError | RefreshError>>;
  signOutLate(signOut: LateSignOut): Promise<Result<void, ApiError | NotFound>>;
}
