import type { Session } from './session-store.ts';
import type { Language } from '../shared/language.ts';
import type { Result } from '../shared/result.ts';
import type { ApiError, NotFound } from './api-error.ts';
import type { PaymentUnavailable } from './contract-api.ts';
import type { CodeNeeded, EmailTaken, UnfitPassword, WrongCode } from './auth-api.ts';

export interface Learner {
  readonly id: string;
  /** Undefined while she is a guest, or came through a purchase and gave none yet. */
  readonly email: string | undefined;
  readonly isGuest: boolean;
  readonly isEmailConfirmed: boolean;
  /** Without one she came through a purchase, or is a guest. */
  readonly hasPassword: boolean;
  /** Whether the survey is behind her, answered or skipped. */
  readonly hasAnsweredSurvey: boolean;
  readonly studentId: string | undefined;
  readonly customerId: string | undefined;
}

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

export type ChangePasswordError = UnfitPassword | { readonly kind: 'wrong-password' };

/** The code is that of `AuthApi.signIn`. */
export type ProveError = CodeNeeded | WrongCode | { readonly kind: 'wrong-password' };

/** She did not prove who she is in the last ten minutes. */
export type PasswordNeeded = { readonly kind: 'password-needed' };

/** A device on which she is signed in. */
export interface DeviceSession {
  readonly id: string;
  /** Such as `Safari · iPhone`; undefined when the device says nothing. */
  readonly name: string | undefined;
  readonly kind: 'phone' | 'tablet' | 'computer' | 'unknown';
  /** UTC, ISO 8601. */
  readonly begunAt: string;
  readonly usedAt: string;
  /** Whether it is this one. */
  readonly isCurrent: boolean;
}

export interface DeviceToken {
  readonly token: string;
  readonly platform: 'ios' | 'android' | 'web';
}

export interface IssuedCode {
  readonly code: string;
  /** For how long it is good. */
  readonly seconds: number;
}

/**
 * The account of the learner who is signed in.
 *
 * - `signOut` ends the session that the token id belongs to; one that is not hers is refused as `not-found`.
 * - `changePassword` ends every other session of hers.
 * - `requestEmailChange` and `requestRegisterEmail` send a link to the new email, and change nothing until it is opened.
 * - `devices` tells where she is signed in, used last first; `endSession` and `endOtherSessions` sign her out there.
 * - These two, both changes of the email, `deleteAccount`, `exportData` and `issueCode` want a proof of the last ten minutes,
 *   and are refused as `password-needed` otherwise; signing in is one, and so is `prove`, which gives new tokens of the same
 *   session in place of those that were there.
 * - `exportData` gives a ZIP of everything that is kept of her.
 * - `deleteAccount` forgets everything that belongs to her, and ends what she pays by card; while that cannot be ended, it
 *   is refused.
 * - `issueCode` gives a code that signs in once, within a minute, a caller who knows what the challenge
 *   (base64url of the SHA-256) was made from.
 */
export interface AccountApi {
  me(): Promise<Result<Learner, ApiError>>;
  signOut(tokenId: string): Promise<Result<void, ApiError | NotFound>>;
  changePassword(change: PasswordChange): Promise<Result<void, ApiError | ChangePasswordError>>;
  requestEmailChange(
    email: string,
    language: Language,
  ): Promise<Result<void, ApiError | EmailTaken | PasswordNeeded>>;
  requestRegisterEmail(
    email: string,
    language: Language,
  ): Promise<Result<void, ApiError | EmailTaken | PasswordNeeded>>;
  exportData(): Promise<Result<Uint8Array, ApiError | PasswordNeeded>>;
  deleteAccount(): Promise<Result<void, ApiError | PasswordNeeded | PaymentUnavailable>>;
  issueCode(challenge: string): Promise<Result<IssuedCode, ApiError | PasswordNeeded>>;
  prove(password: string, code?: string): Promise<Result<Session, ApiError | ProveError>>;
  devices(): Promise<Result<readonly DeviceSession[], ApiError>>;
  endSession(id: string): Promise<Result<void, ApiError | NotFound | PasswordNeeded>>;
  endOtherSessions(): Promise<Result<void, ApiError | PasswordNeeded>>;
  addDeviceToken(device: DeviceToken): Promise<Result<void, ApiError>>;
  /** Whether the learner with this id, who must be herself, is a guest. */
  isGuest(learnerId: string): Promise<Result<boolean, ApiError | NotFound>>;
}
