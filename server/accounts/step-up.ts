import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Caller } from './access-token.ts';
import type { KeptSessions } from './kept-sessions.ts';
import type { Learners, StoredLearner } from './learners.ts';
import type { CodeRefused, SecondFactor } from './second-factor.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { IssuedSession, Sessions } from './sessions.ts';

/** A proof that is older does not count for what changes the account. */
const FRESH_MS = 10 * 60_000;

interface StepUpParts {
  readonly kept: Pick<KeptSessions, 'ofId'>;
  readonly sessions: Pick<Sessions, 'prove'>;
  readonly learners: Pick<Learners, 'ofId'>;
  readonly hasher: PasswordHasher;
  readonly secondFactor: Pick<SecondFactor, 'check'>;
  /** Whether this learner holds the purchase that was shown. */
  readonly holdsPurchase: (learner: StoredLearner, signedTransaction: string) => Promise<boolean>;
  readonly now: () => Date;
}

export type PasswordNeeded = { readonly kind: 'password-needed' };
type SignedOut = { readonly kind: 'signed-out' };

/** What changes an account, or hands it on, needs a fresh proof of who she is: a session may be stolen. */
export class StepUp {
  readonly #parts: StepUpParts;

  constructor(parts: StepUpParts) {
    this.#parts = parts;
  }

  /** A guest has nothing to prove who she is with, and no account to lose. */
  async check({
    learnerId,
    sessionId,
  }: Caller): Promise<Result<undefined, PasswordNeeded | SignedOut>> {
    const { kept, learners, now } = this.#parts;
    const [session, learner] = await Promise.all([kept.ofId(sessionId), learners.ofId(learnerId)]);
    if (!session || !learner) return fail({ kind: 'signed-out' });
    const isFresh = now().getTime() - session.provedAt.getTime() <= FRESH_MS;
    return learner.isGuest || isFresh ? ok(undefined) : fail({ kind: 'password-needed' });
  }

  async byPassword(
    caller: Caller,
    password: string,
    code: string | undefined,
  ): Promise<Result<IssuedSession, SignedOut | CodeRefused | { kind: 'wrong-password' }>> {
    const { sessions, learners, hasher, secondFactor } = this.#parts;
    const learner = await learners.ofId(caller.learnerId);
    if (!learner) return fail({ kind: 'signed-out' });
    const isRight = await hasher.matches(password, learner.passwordHash);
    if (!isRight) return fail({ kind: 'wrong-password' });
    const second = await secondFactor.check(learner, code);
    if (!second.ok) return second;
    return sessions.prove(caller, 'password');
  }

  async byPurchase(
    caller: Caller,
    signedTransaction: string,
  ): Promise<Result<IssuedSession, SignedOut | { kind: 'purchase-refused' }>> {
    const { sessions, learners, holdsPurchase } = this.#parts;
    const learner = await learners.ofId(caller.learnerId);
    if (!learner) return fail({ kind: 'signed-out' });
    if (!(await holdsPurchase(learner, signedTransaction)))
      return fail({ kind: 'purchase-refused' });
    return sessions.prove(caller, 'purchase');
  }
}
