import type { Language } from '../shared/language.ts';
import type { Result } from '../shared/result.ts';
import type { ApiError } from './api-error.ts';
import type { CodeNeeded, EmailTaken, UnfitPassword } from './auth-api.ts';
import type { Session } from './session-store.ts';

export type LinkInvalid = { readonly kind: 'link-invalid' };

/** To have the mailbox does not prove that the account is hers. */
export type NotHers = { readonly kind: 'password-needed' | 'wrong-password' };

/**
 * Links that were mailed to the learner.
 *
 * - A link is good for 24 hours and for one use; used, expired or made up it is refused as `link-invalid`.
 * - `requestPasswordReset` answers the same for every email, so that no caller learns from it who has an account.
 * - A password too weak to be taken does not use the link up.
 * - `confirmEmail` wants the session of the learner whom the link is for, or her password.
 * - `undoEmailChange` is good for seven days; it ends every session, and mails a link to choose a new password.
 * - `resetPassword` ends every other session of the learner. Where she wants to be asked for one-time codes it is refused
 *   as `code-needed` after the password was set: she signs in with it.
 */
export interface MailLinksApi {
  requestPasswordReset(email: string, language: Language): Promise<Result<void, ApiError>>;
  resetPassword(
    token: string,
    password: string,
  ): Promise<Result<Session, ApiError | CodeNeeded | LinkInvalid | UnfitPassword>>;
  /** The email that is confirmed now. */
  confirmEmail(
    token: string,
    password?: string,
  ): Promise<Result<string, ApiError | LinkInvalid | EmailTaken | NotHers>>;
  /** The email that is hers again. */
  undoEmailChange(token: string): Promise<Result<string, ApiError | LinkInvalid | EmailTaken>>;
}
