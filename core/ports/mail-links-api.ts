import type { Language } from '../shared/language.ts';
import type { Result } from '../shared/result.ts';
import type { ApiError } from './api-error.ts';
import type { EmailTaken, WeakPassword } from './auth-api.ts';
import type { Session } from './session-store.ts';

export type LinkInvalid = { readonly kind: 'link-invalid' };

/**
 * Links that were mailed to the learner.
 *
 * - A link is good for 24 hours and for one use; used, expired or made up it is refused as `link-invalid`.
 * - `requestPasswordReset` answers the same for every email, so that nobody learns from it who has an account.
 * - A password too weak to be taken does not use the link up.
 * - `resetPassword` ends every other session of the learner.
 */
export interface MailLinksApi {
  requestPasswordReset(email: string, language: Language): Promise<Result<void, ApiError>>;
  resetPassword(
    token: string,
    password: string,
  ): Promise<Result<Session, ApiError | LinkInvalid | WeakPassword>>;
  /** The email that is confirmed now. */
  confirmEmail(token: string): Promise<Result<string, ApiError | LinkInvalid | EmailTaken>>;
}
