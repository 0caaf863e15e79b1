import type { AccountApi } from '../ports/account-api.ts';
import type { ApiError } from '../ports/api-error.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Result } from '../shared/result.ts';

/** Everything of hers is forgotten, there and here. */
export class DeleteAccount {
  readonly #account: AccountApi;
  readonly #store: SessionStore;

  constructor(account: AccountApi, store: SessionStore) {
    this.#account = account;
    this.#store = store;
  }

  async execute(): Promise<Result<void, ApiError>> {
    const deleted = await this.#account.deleteAccount();
    if (deleted.ok) this.#store.clear();
    return deleted;
  }
}
