import type { ApiError } from '../../core/ports/api-error.ts';
import type { EmailTaken, WeakPassword } from '../../core/ports/auth-api.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { LinkInvalid, MailLinksApi } from '../../core/ports/mail-links-api.ts';
import type { Session } from '../../core/ports/session-store.ts';
import { isStrongPassword } from '../../core/shared/password-rule.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { MemoryAccounts } from './memory-accounts.ts';
import type { MemoryWorld } from './memory-world.ts';

export class MemoryMailLinksApi implements MailLinksApi {
  readonly #world: MemoryWorld;
  readonly #accounts: MemoryAccounts;
  readonly #clock: Clock;

  constructor(world: MemoryWorld, clock: Clock) {
    this.#world = world;
    this.#accounts = world.accounts;
    this.#clock = clock;
  }

  async requestPasswordReset(email: string): Promise<Result<void, ApiError>> {
    if (this.#world.isOffline) return fail({ kind: 'offline' });
    const learner = this.#accounts.ofEmail(email);
    if (learner) {
      const link = { to: email.toLowerCase(), purpose: 'choose-password' } as const;
      this.#accounts.mail({ ...link, learnerId: learner.id }, this.#clock);
    }
    return ok(undefined);
  }

  async resetPassword(
    token: string,
    password: string,
  ): Promise<Result<Session, ApiError | LinkInvalid | WeakPassword>> {
    if (this.#world.isOffline) return fail({ kind: 'offline' });
    const link = this.#accounts.linkOf(token, 'choose-password', this.#clock);
    if (!link) return fail({ kind: 'link-invalid' });
    if (!isStrongPassword(password)) return fail({ kind: 'weak-password' });
    this.#accounts.useLink(token);
    this.#accounts.change(link.learnerId, { password, isEmailConfirmed: true });
    this.#accounts.endSessions(link.learnerId, undefined);
    return ok(this.#accounts.begin(link.learnerId, this.#clock));
  }

  async confirmEmail(token: string): Promise<Result<string, ApiError | LinkInvalid | EmailTaken>> {
    if (this.#world.isOffline) return fail({ kind: 'offline' });
    const link = this.#accounts.linkOf(token, 'confirm-email', this.#clock);
    if (!link) return fail({ kind: 'link-invalid' });
    const holder = this.#accounts.ofEmail(link.to);
    if (holder && holder.id !== link.learnerId) return fail({ kind: 'email-taken' });
    this.#accounts.useLink(token);
    this.#accounts.change(link.learnerId, { email: link.to, isEmailConfirmed: true });
    return ok(link.to);
  }
}
