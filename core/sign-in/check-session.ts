import type { AccountApi, Learner } from '../ports/account-api.ts';
import type { ApiError } from '../ports/api-error.ts';
import type { SessionStore } from '../ports/session-store.ts';
import { fail, type Result } from '../shared/result.ts';
import { learnerOf } from './learner-of.ts';

/** Finds out who is using the app. A learner without a contract counts as signed out: she may only sign in anew. */
export class CheckSession {
  readonly #account: Pick<AccountApi, 'me'>;
  readonly #store: SessionStore;

  constructor(account: Pick<AccountApi, 'me'>, store: SessionStore) {
    this.#account = account;
    this.#store = store;
  }

  /** By the token that is kept here; undefined when it names no learner. */
  learnerId(): string | undefined {
    return learnerOf(this.#store);
  }

  async execute(): Promise<Result<Learner, ApiError>> {
    const asked = this.#store.load();
    if (!asked) return fail({ kind: 'signed-out' });
    const me = await this.#account.me();
    if (me.ok) return me;
    if (me.error.kind !== 'signed-out' && me.error.kind !== 'no-contract') return me;
    // Meanwhile she may have signed in anew in another tab: the answer is not about that session.
    const kept = this.#store.load();
    if (kept && kept.accessToken !== asked.accessToken) return this.execute();
    this.#store.clear();
    return me;
  }
}
