import { randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Learners } from './learners.ts';
import { isStrongPassword } from './password-rule.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { IssuedSession, Sessions } from './sessions.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Making accounts and signing in to them. */
export class Accounts {
  readonly #learners: Learners;
  readonly #sessions: Sessions;
  readonly #now: () => Date;

  constructor(learners: Learners, sessions: Sessions, now: () => Date) {
    this.#learners = learners;
    this.#sessions = sessions;
    this.#now = now;
  }

  async exists(email: string): Promise<Result<{ exists: true }, { kind: 'account-not-found' }>> {
    const learner = await this.#learners.ofEmail(email);
    return learner ? ok({ exists: true }) : fail({ kind: 'account-not-found' });
  }

  async register(
    given: Credentials,
  ): Promise<Result<{ id: string }, { kind: 'email-taken' | 'weak-password' }>> {
    if (!isStrongPassword(given.password)) return fail({ kind: 'weak-password' });
    const id = randomUUID();
    const added = await this.#learners.add({
      id,
      email: given.email,
      passwordHash: await hashPassword(given.password),
      createdAt: this.#now(),
    });
    return added ? ok({ id }) : fail({ kind: 'email-taken' });
  }

  async signIn(
    given: Credentials,
  ): Promise<Result<IssuedSession, { kind: 'account-not-found' | 'wrong-password' }>> {
    const learner = await this.#learners.ofEmail(given.email);
    if (!learner) return fail({ kind: 'account-not-found' });
    const right = await isPassword(given.password, learner.passwordHash);
    if (!right) return fail({ kind: 'wrong-password' });
    return ok(await this.#sessions.begin(learner.id));
  }
}
