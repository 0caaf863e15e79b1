import type { ApiError } from '../ports/api-error.ts';
import type { AuthApi } from '../ports/auth-api.ts';
import { ok, type Result } from '../shared/result.ts';
import type { StartSession } from './start-session.ts';

/** A newcomer looks around before she makes an account. */
export class BeginAsGuest {
  readonly #api: AuthApi;
  readonly #start: StartSession;

  constructor(api: AuthApi, start: StartSession) {
    this.#api = api;
    this.#start = start;
  }

  async execute(): Promise<Result<void, ApiError>> {
    const session = await this.#api.beginGuest([]);
    if (!session.ok) return session;
    await this.#start.execute(session.value);
    return ok(undefined);
  }
}
