import type { ApiError } from '../ports/api-error.ts';
import type { AuthApi, GivenCredentials, SignInError } from '../ports/auth-api.ts';
import type { SessionStore } from '../ports/session-store.ts';
import { ok, type Result } from '../shared/result.ts';

/** The second step of signing in: the password, with a code where one is asked for, and the session is kept. */
export class SignIn {
  readonly #api: AuthApi;
  readonly #store: SessionStore;

  constructor(api: AuthApi, store: SessionStore) {
    this.#api = api;
    this.#store = store;
  }

  async execute(credentials: GivenCredentials): Promise<Result<void, ApiError | SignInError>> {
    const session = await this.#api.signIn({
      email: credentials.email.trim(),
      password: credentials.password,
      code: credentials.code?.trim(),
    });
    if (!session.ok) return session;
    this.#store.save(session.value);
    return ok(undefined);
  }
}
