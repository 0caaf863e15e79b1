import type { Language } from '../shared/language.ts';
import type { Result } from '../shared/result.ts';
import type { ApiError, NotFound } from './api-error.ts';
import type { EmailTaken, WeakPassword } from './auth-api.ts';

export interface Learner {
  readonly id: string;
  /** Undefined while she is a guest, or came through a purchase and gave none yet. */
  readonly email: string | undefined;
  readonly isGuest: boolean;
  readonly isEmailConfirmed: boolean;
  /** Whether the survey is behind her, answered or skipped. */
  readonly hasAnsweredSurvey: boolean;
  readonly studentId: string | undefined;
  readonly customerId: string | undefined;
}

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

export type ChangePasswordError = WeakPassword | { readonly kind: 'wrong-password' };

export interface DeviceToken {
  readonly token: string;
  readonly platform: 'ios' | 'android' | 'web';
}

/**
 * The account of whoever is signed in.
 *
 * - `signOut` ends the session that the token id belongs to; one that is not hers is refused as `not-found`.
 * - `changePassword` ends every other session of hers.
 * - `requestEmailChange` and `requestRegisterEmail` send a link to the new email, and change nothing until it is opened.
 * - `deleteAccount` forgets everything that belongs to her.
 * - `issueCode` gives a code that signs in once, within a minute, whoever knows what the challenge
 *   (base64url of the SHA-256) was made from.
 */
export interface AccountApi {
  me(): Promise<Result<Learner, ApiError>>;
  signOut(tokenId: string): Promise<Result<void, ApiError | NotFound>>;
  changePassword(change: PasswordChange): Promise<Result<void, ApiError | ChangePasswordError>>;
  requestEmailChange(
    email: string,
    language: Language,
  ): Promise<Result<void, ApiError | EmailTaken>>;
  requestRegisterEmail(
    email: string,
    language: Language,
  ): Promise<Result<void, ApiError | EmailTaken>>;
  deleteAccount(): Promise<Result<void, ApiError>>;
  issueCode(challenge: string): Promise<Result<string, ApiError>>;
  addDeviceToken(device: DeviceToken): Promise<Result<void, ApiError>>;
  /** Whether the learner with this id, who must be herself, is a guest. */
  isGuest(learnerId: string): Promise<Result<boolean, ApiError | NotFound>>;
}
