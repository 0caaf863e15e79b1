import type {
  AccountApi,
  ChangePasswordError,
  DeviceToken,
  Learner,
  PasswordChange,
} from '../../core/ports/account-api.ts';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { EmailTaken } from '../../core/ports/auth-api.ts';
import type { Clock } from '../../core/ports/clock.ts';
import { isStrongPassword } from '../../core/shared/password-rule.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { MemoryAccounts, MemoryLearner } from './memory-accounts.ts';
import type { Caller, MemoryCaller } from './memory-caller.ts';

export class MemoryAccountApi implements AccountApi {
  readonly #caller: MemoryCaller;
  readonly #accounts: MemoryAccounts;
  readonly #clock: Clock;

  constructor(caller: MemoryCaller, clock: Clock) {
    this.#caller = caller;
    this.#accounts = caller.world.accounts;
    this.#clock = clock;
  }

  async me(): Promise<Result<Learner, ApiError>> {
    const own = await this.#own();
    if (!own.ok) return own;
    const { id, email, isGuest, isEmailConfirmed, hasAnsweredSurvey } = own.value;
    const { studentId, customerId } = own.value;
    return ok({ id, email, isGuest, isEmailConfirmed, hasAnsweredSurvey, studentId, customerId });
  }

  async signOut(tokenId: string): Promise<Result<void, ApiError | NotFound>> {
    const own = await this.#own();
    if (!own.ok) return own;
    return this.#accounts.end(own.value.id, tokenId) ? ok(undefined) : fail({ kind: 'not-found' });
  }

  async changePassword(
    change: PasswordChange,
  ): Promise<Result<void, ApiError | ChangePasswordError>> {
    const own = await this.#own();
    if (!own.ok) return own;
    if (own.value.password !== change.current) return fail({ kind: 'wrong-password' });
    if (!isStrongPassword(change.next)) return fail({ kind: 'weak-password' });
    this.#accounts.change(own.value.id, { password: change.next });
    this.#accounts.endSessions(own.value.id, own.value.tokenId);
    return ok(undefined);
  }

  async requestEmailChange(email: string): Promise<Result<void, ApiError | EmailTaken>> {
    return this.#mailTo(email);
  }

  async requestRegisterEmail(email: string): Promise<Result<void, ApiError | EmailTaken>> {
    return this.#mailTo(email);
  }

  async deleteAccount(): Promise<Result<void, ApiError>> {
    const own = await this.#own();
    if (!own.ok) return own;
    const { id } = own.value;
    this.#accounts.remove(id);
    const { rounds, details } = this.#caller.world;
    for (const round of rounds.values()) {
      if (round.learnerId !== id) continue;
      rounds.delete(round.id);
      for (const detail of details.values()) {
        if (detail.recordId === round.id) details.delete(detail.id);
      }
    }
    return ok(undefined);
  }

  async issueCode(challenge: string): Promise<Result<string, ApiError>> {
    const own = await this.#own();
    return own.ok ? ok(this.#accounts.issueCode(own.value.id, challenge, this.#clock)) : own;
  }

  async addDeviceToken(device: DeviceToken): Promise<Result<void, ApiError>> {
    const own = await this.#own();
    if (!own.ok) return own;
    const others = own.value.devices.filter(({ token }) => token !== device.token);
    this.#accounts.change(own.value.id, { devices: [...others, device] });
    return ok(undefined);
  }

  async isGuest(learnerId: string): Promise<Result<boolean, ApiError | NotFound>> {
    const own = await this.#own();
    if (!own.ok) return own;
    return own.value.id === learnerId ? ok(own.value.isGuest) : fail({ kind: 'not-found' });
  }

  async #mailTo(email: string): Promise<Result<void, ApiError | EmailTaken>> {
    const own = await this.#own();
    if (!own.ok) return own;
    const holder = this.#accounts.ofEmail(email);
    if (holder && holder.id !== own.value.id) return fail({ kind: 'email-taken' });
    const link = {
      to: email.toLowerCase(),
      purpose: 'confirm-email',
      learnerId: own.value.id,
    } as const;
    this.#accounts.mail(link, this.#clock);
    return ok(undefined);
  }

  async #own(): Promise<Result<MemoryLearner & Caller, ApiError>> {
    const caller = await this.#caller.identify();
    if (!caller.ok) return caller;
    const learner = this.#accounts.ofId(caller.value.learnerId);
    return learner ? ok({ ...learner, ...caller.value }) : fail({ kind: 'signed-out' });
  }
}
