import type { AccountApi, PasswordNeeded } from '../ports/account-api.ts';
import type { ApiError } from '../ports/api-error.ts';
import type { PaymentUnavailable } from '../ports/contract-api.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Result } from '../shared/result.ts';
import type { ForgetLearner } from '../sign-in/forget-learner.ts';
import { learnerOf } from '../sign-in/learner-of.ts';

/** Everything of hers is forgotten, there and here. */
export class DeleteAccount {
  readonly #account: AccountApi;
  readonly #store: SessionStore;
  readonly #forget: ForgetLearner;

  constructor(account: AccountApi, store: SessionStore, forget: ForgetLearner) {
    this.#account = account;
    this.#store = store;
    this.#forget = forget;
  }

  async execute(): Promise<Result<void, ApiError | PasswordNeeded | PaymentUnavailable>> {
    const learnerId = learnerOf(this.#store);
    const deleted = await this.#account.deleteAccount();
    if (!deleted.ok) return deleted;
    this.#store.clear();
    if (learnerId !== undefined) await this.#forget.execute(learnerId, 'nothing');
    return deleted;
  }
}
