import type { AccountApi, ProveError } from '../ports/account-api.ts';
import type { ApiError } from '../ports/api-error.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Result } from '../shared/result.ts';
import { keepRenewed } from './keep-renewed.ts';

/** Her password once more, where a fresh proof is wanted. */
export class ProveByPassword {
  readonly #api: Pick<AccountApi, 'prove'>;
  readonly #store: SessionStore;

  constructor(api: Pick<AccountApi, 'prove'>, store: SessionStore) {
    this.#api = api;
    this.#store = store;
  }

  async execute(password: string, code?: string): Promise<Result<void, ApiError | ProveError>> {
    return keepRenewed(this.#store, () => this.#api.prove(password, code));
  }
}
