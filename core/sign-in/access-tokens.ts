import type { AccessTokenSource } from '../ports/access-token-source.ts';
import type { ApiError } from '../ports/api-error.ts';
import type { AuthApi } from '../ports/auth-api.ts';
import type { Clock } from '../ports/clock.ts';
import type { Session, SessionStore } from '../ports/session-store.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { parseToken } from './parse-token.ts';

/** A request may be this long on its way, and must still arrive with a living token. */
export const REFRESH_MARGIN_MS = 30_000;

/** The life of the access token: given while fresh, refreshed once for everybody when it is not. */
export class AccessTokens implements AccessTokenSource {
  readonly #store: SessionStore;
  readonly #api: AuthApi;
  readonly #clock: Clock;
  #refreshing: Promise<Result<string, ApiError>> | undefined;

  constructor(store: SessionStore, api: AuthApi, clock: Clock) {
    this.#store = store;
    this.#api = api;
    this.#clock = clock;
  }

  async fetch(): Promise<Result<string, ApiError>> {
    const session = this.#store.load();
    if (!session) return fail({ kind: 'signed-out' });

    const token = parseToken(session.accessToken);
    if (!token.ok) return this.#forget();
    if (token.value.exp * 1000 - this.#clock.now() > REFRESH_MARGIN_MS) {
      return ok(session.accessToken);
    }
    this.#refreshing ??= this.#refresh(session).finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #refresh(session: Session): Promise<Result<string, ApiError>> {
    const refreshed = await this.#api.refresh(session);
    if (refreshed.ok) {
      this.#store.save(refreshed.value);
      return ok(refreshed.value.accessToken);
    }
    return refreshed.error.kind === 'refresh-refused' ? this.#forget() : fail(refreshed.error);
  }

  #forget(): Result<never, ApiError> {
    this.#store.clear();
    return fail({ kind: 'signed-out' });
  }
}
