import type { AccessTokenSource } from '../ports/access-token-source.ts';
import type { ApiError } from '../ports/api-error.ts';
import type { AuthApi } from '../ports/auth-api.ts';
import type { Clock } from '../ports/clock.ts';
import type { SessionLock } from '../ports/session-lock.ts';
import type { SessionStore } from '../ports/session-store.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { learnerOf } from './learner-of.ts';
import { parseToken } from './parse-token.ts';

/** A request may be this long on its way, and must still arrive with a living token. */
export const REFRESH_MARGIN_MS = 30_000;

/** The life of the access token: given while fresh, refreshed once for everybody, in every tab, when it is not. */
export class AccessTokens implements AccessTokenSource {
  readonly #store: SessionStore;
  readonly #api: Pick<AuthApi, 'refresh'>;
  readonly #clock: Clock;
  readonly #lock: SessionLock;
  #refreshing: Promise<Result<string, ApiError>> | undefined;

  constructor(store: SessionStore, api: Pick<AuthApi, 'refresh'>, clock: Clock, lock: SessionLock) {
    this.#store = store;
    this.#api = api;
    this.#clock = clock;
    this.#lock = lock;
  }

  async fetch(): Promise<Result<string, ApiError>> {
    const known = this.#known();
    if (known) return known;
    const asked = this.#learnerId();
    this.#refreshing ??= this.#lock
      .exclusively(() => this.#refresh())
      .finally(() => {
        this.#refreshing = undefined;
      });
    const refreshed = await this.#refreshing;
    // What one learner asked for is not asked for another, who came in meanwhile.
    return refreshed.ok && this.#learnerId() !== asked ? fail({ kind: 'signed-out' }) : refreshed;
  }

  #learnerId(): string | undefined {
    return learnerOf(this.#store);
  }

  /** What needs no server to be answered; undefined when the token has grown old. */
  #known(): Result<string, ApiError> | undefined {
    const session = this.#store.load();
    if (!session) return fail({ kind: 'signed-out' });
    const token = parseToken(session.accessToken);
    if (!token.ok) return this.#forget();
    const leftMs = token.value.exp * 1000 - this.#clock.now();
    return leftMs > REFRESH_MARGIN_MS ? ok(session.accessToken) : undefined;
  }

  async #refresh(): Promise<Result<string, ApiError>> {
    // While this tab waited its turn, another one may have refreshed.
    const known = this.#known();
    const session = this.#store.load();
    if (known || !session) return known ?? fail({ kind: 'signed-out' });

    const refreshed = await this.#api.refresh(session);
    // Meanwhile a learner may have signed out, or in anew: that session is not ours to replace.
    if (this.#store.load()?.refreshToken !== session.refreshToken) return this.#refresh();
    if (refreshed.ok) {
      this.#store.save(refreshed.value);
      return ok(refreshed.value.accessToken);
    }
    const { error } = refreshed;
    switch (error.kind) {
      case 'offline':
      case 'server-error':
      case 'too-many-requests':
      case 'bad-request':
      case 'request-problem':
        return fail(error);
      case 'no-contract':
      case 'refresh-refused':
      case 'signed-out':
        return this.#forget();
    }
  }

  #forget(): Result<never, ApiError> {
    this.#store.clear();
    return fail({ kind: 'signed-out' });
  }
}
