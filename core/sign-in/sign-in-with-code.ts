import type { ApiError } from '../ports/api-error.ts';
import type { AuthApi, CodeRefused, SignInCode } from '../ports/auth-api.ts';
import type { SessionStore } from '../ports/session-store.ts';
import { ok, type Result } from '../shared/result.ts';

/** Another app of the learner hands her session over with a code that works once. */
export class SignInWithCode {
  readonly #api: AuthApi;
  readonly #store: SessionStore;

  constructor(api: AuthApi, store: SessionStore) {
    this.#api = api;
    this.#store = store;
  }

  async execute(code: SignInCode): Promise<Result<void, ApiError | CodeRefused>> {
    const session = await this.#api.signInWithCode(code);
    if (!session.ok) return session;
    this.#store.save(session.value);
    return ok(undefined);
  }
}
