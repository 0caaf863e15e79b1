import type { ApiError } from '../ports/api-error.ts';
import type { AuthApi, Credentials, SignInError } from '../ports/auth-api.ts';
import type { SessionStore } from '../ports/session-store.ts';
import { ok, type Result } from '../shared/result.ts';

/** The second step of signing in: the password, and the session is kept. */
export class SignIn {
  readonly #api: AuthApi;
  readonly #store: SessionStore;

  constructor(api: AuthApi, store: SessionStore) {
    this.#api = api;
    this.#store = store;
  }

  async execute(credentials: Credentials): Promise<Result<void, ApiError | SignInError>> {
    const session = await this.#api.signIn({
      email: credentials.email.trim(),
      password: credentials.password,
    });
    if (!session.ok) return session;
    this.#store.save(session.value);
    return ok(undefined);
  }
}
