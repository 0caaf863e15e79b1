import type { ApiError } from '../ports/api-error.ts';
import type { AccountNotFound, AuthApi } from '../ports/auth-api.ts';
import { fail, type Result } from '../shared/result.ts';
import { isEmail } from './email-format.ts';

export type FindAccountError = ApiError | AccountNotFound | { readonly kind: 'email-malformed' };

/** The first step of signing in: is there an account with this email? */
export class FindAccount {
  readonly #api: AuthApi;

  constructor(api: AuthApi) {
    this.#api = api;
  }

  async execute(email: string): Promise<Result<void, FindAccountError>> {
    const trimmed = email.trim();
    if (!isEmail(trimmed)) return fail({ kind: 'email-malformed' });
    return this.#api.findAccount(trimmed);
  }
}
