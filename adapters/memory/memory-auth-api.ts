import type { ApiError } from '../../core/ports/api-error.ts';
import type {
  AccountNotFound,
  AuthApi,
  Credentials,
  RefreshError,
  RegisterError,
  SignInError,
} from '../../core/ports/auth-api.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Session } from '../../core/ports/session-store.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { memoryToken } from './memory-tokens.ts';
import type { MemoryWorld } from './memory-world.ts';

export class MemoryAuthApi implements AuthApi {
  readonly #world: MemoryWorld;
  readonly #clock: Clock;

  constructor(world: MemoryWorld, clock: Clock) {
    this.#world = world;
    this.#clock = clock;
  }

  async findAccount(email: string): Promise<Result<void, ApiError | AccountNotFound>> {
    if (this.#world.isOffline) return fail({ kind: 'offline' });
    return this.#world.passwords.has(email.toLowerCase())
      ? ok(undefined)
      : fail({ kind: 'account-not-found' });
  }

  async register(given: Credentials): Promise<Result<void, ApiError | RegisterError>> {
    if (this.#world.isOffline) return fail({ kind: 'offline' });
    const email = given.email.toLowerCase();
    if (this.#world.passwords.has(email)) return fail({ kind: 'email-taken' });
    if (!/^(?=.*[A-Za-z])(?=.*\d)(?=.*[!-/:-@[-`{-~])[!-~]{8,20}$/.test(given.password)) {
      return fail({ kind: 'weak-password' });
    }
    this.#world.passwords.set(email, given.password);
    return ok(undefined);
  }

  async signIn(given: Credentials): Promise<Result<Session, ApiError | SignInError>> {
    if (this.#world.isOffline) return fail({ kind: 'offline' });
    const email = given.email.toLowerCase();
    const password = this.#world.passwords.get(email);
    if (password === undefined) return fail({ kind: 'account-not-found' });
    return password === given.password ? ok(this.#issue(email)) : fail({ kind: 'wrong-password' });
  }

  async refresh(session: Session): Promise<Result<Session, ApiError | RefreshError>> {
    if (this.#world.isOffline) return fail({ kind: 'offline' });
    const owner = this.#world.refreshTokens.get(session.refreshToken);
    if (owner === undefined) return fail({ kind: 'refresh-refused' });
    this.#world.refreshTokens.delete(session.refreshToken);
    this.#world.refreshes += 1;
    return ok(this.#issue(owner));
  }

  #issue(owner: string): Session {
    const jti = crypto.randomUUID();
    const refreshToken = `refresh-${jti}`;
    this.#world.refreshTokens.set(refreshToken, owner);
    return { accessToken: memoryToken(this.#clock, owner, jti), refreshToken };
  }
}
