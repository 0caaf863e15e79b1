import type { ApiError } from '../ports/api-error.ts';
import type { AuthApi, GivenCredentials, SignInError } from '../ports/auth-api.ts';
import { ok, type Result } from '../shared/result.ts';
import type { StartSession } from './start-session.ts';

/** The second step of signing in: the password, with a code where one is asked for, and the session is kept. */
export class SignIn {
  readonly #api: AuthApi;
  readonly #start: StartSession;

  constructor(api: AuthApi, start: StartSession) {
    this.#api = api;
    this.#start = start;
  }

  async execute(credentials: GivenCredentials): Promise<Result<void, ApiError | SignInError>> {
    const session = await this.#api.signIn({
      email: credentials.email.trim(),
      password: credentials.password,
      code: credentials.code?.trim(),
    });
    if (!session.ok) return session;
    await this.#start.execute(session.value);
    return ok(undefined);
  }
}
