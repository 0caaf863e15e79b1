import type { AccountApi, PasswordNeeded } from '../ports/account-api.ts';
import type { ApiError } from '../ports/api-error.ts';
import type { EmailTaken } from '../ports/auth-api.ts';
import type { Language } from '../shared/language.ts';
import { fail, type Result } from '../shared/result.ts';
import { isEmail } from '../sign-in/email-format.ts';

export type RequestEmailChangeError =
  | ApiError
  | EmailTaken
  | PasswordNeeded
  | { readonly kind: 'email-malformed' };

/** A link goes to the new email; it is hers once she opens it. */
export class RequestEmailChange {
  readonly #account: AccountApi;

  constructor(account: AccountApi) {
    this.#account = account;
  }

  async execute(email: string, language: Language): Promise<Result<void, RequestEmailChangeError>> {
    const trimmed = email.trim();
    if (!isEmail(trimmed)) return fail({ kind: 'email-malformed' });
    return this.#account.requestEmailChange(trimmed, language);
  }
}
