import type { ApiError } from '../ports/api-error.ts';
import type { AuthApi } from '../ports/auth-api.ts';
import type { SessionStore } from '../ports/session-store.ts';
import { ok, type Result } from '../shared/result.ts';

/** A newcomer looks around before she makes an account. */
export class BeginAsGuest {
  readonly #api: AuthApi;
  readonly #store: SessionStore;

  constructor(api: AuthApi, store: SessionStore) {
    this.#api = api;
    this.#store = store;
  }

  async execute(): Promise<Result<void, ApiError>> {
    const session = await this.#api.beginGuest([]);
    if (!session.ok) return session;
    this.#store.save(session.value);
    return ok(undefined);
  }
}
