import type { AccountApi, ChangePasswordError, PasswordChange } from '../ports/account-api.ts';
import type { ApiError } from '../ports/api-error.ts';
import { mayBePassword } from '../domain/account/password-rule.ts';
import { fail, type Result } from '../shared/result.ts';

/** The learner takes another password; wherever else she is signed in, she is signed out. */
export class ChangePassword {
  readonly #account: AccountApi;

  constructor(account: AccountApi) {
    this.#account = account;
  }

  async execute(change: PasswordChange): Promise<Result<void, ApiError | ChangePasswordError>> {
    if (!mayBePassword(change.next)) return fail({ kind: 'weak-password' });
    return this.#account.changePassword(change);
  }
}
