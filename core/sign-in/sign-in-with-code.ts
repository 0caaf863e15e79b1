import type { ApiError } from '../ports/api-error.ts';
import type { AuthApi, CodeRefused, SignInCode } from '../ports/auth-api.ts';
import { ok, type Result } from '../shared/result.ts';
import type { StartSession } from './start-session.ts';

/** Another app of the learner hands her session over with a code that works once. */
export class SignInWithCode {
  readonly #api: AuthApi;
  readonly #start: StartSession;

  constructor(api: AuthApi, start: StartSession) {
    this.#api = api;
    this.#start = start;
  }

  async execute(code: SignInCode): Promise<Result<void, ApiError | CodeRefused>> {
    const session = await this.#api.signInWithCode(code);
    if (!session.ok) return session;
    await this.#start.execute(session.value);
    return ok(undefined);
  }
}
