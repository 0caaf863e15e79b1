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
  /** How far the clock of this device is ahead of the server's, or a little less; known from the first refresh on. */
  #aheadMs = 0;

  constructor(store: SessionStore, api: Pick<AuthApi, 'refresh'>, clock: Clock, lock: SessionLock) {
    this.#store = store;
    this.#api = api;
    this.#clock = clock;
    this.#lock = lock;
  }

  async fetch(refused?: string): Promise<Result<string, ApiError>> {
    const known = this.#known(refused);
    if (known) return known;
    const asked = this.#learnerId();
    this.#refreshing ??= this.#lock
      .exclusively(() => this.#refresh(refused))
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

  /** What needs no server to be answered; undefined when the token has grown old, or was refused. */
  #known(refused: string | undefined): Result<string, ApiError> | undefined {
    const session = this.#store.load();
    if (!session) return fail({ kind: 'signed-out' });
    const token = parseToken(session.accessToken);
    if (!token.ok) return this.#forget();
    const leftMs = token.value.exp * 1000 - (this.#clock.now() - this.#aheadMs);
    const isGood = leftMs > REFRESH_MARGIN_MS && session.accessToken !== refused;
    return isGood ? ok(session.accessToken) : undefined;
  }

  async #refresh(refused: string | undefined): Promise<Result<string, ApiError>> {
    // While this tab waited its turn, another one may have refreshed.
    const known = this.#known(refused);
    const session = this.#store.load();
    if (known || !session) return known ?? fail({ kind: 'signed-out' });

    const askedAt = this.#clock.now();
    const refreshed = await this.#api.refresh(session);
    // Meanwhile a learner may have signed out, or in anew: that session is not ours to replace.
    if (this.#store.load()?.refreshToken !== session.refreshToken) return this.#refresh(refused);
    if (refreshed.ok) {
      this.#store.save(refreshed.value);
      this.#learnTime(refreshed.value.accessToken, askedAt);
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

  /** A token is made after it was asked for, and names a second that had begun by then. */
  #learnTime(accessToken: string, askedAt: number): void {
    const token = parseToken(accessToken);
    const madeAt = token.ok ? token.value.iat : undefined;
    if (madeAt !== undefined) this.#aheadMs = askedAt - (madeAt + 1) * 1000;
  }

  #forget(): Result<never, ApiError> {
    this.#store.clear();
    return fail({ kind: 'signed-out' });
  }
}
