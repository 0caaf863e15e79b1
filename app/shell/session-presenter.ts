import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { Learner } from '../../core/ports/account-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import { coalesce } from '../../core/shared/coalesce.ts';
import { ok } from '../../core/shared/result.ts';
import type { CheckSession } from '../../core/sign-in/check-session.ts';
import type { SignOut } from '../../core/sign-in/sign-out.ts';
import type { LearnerState } from './learner-state.ts';

export type SessionState =
  | { readonly step: 'unknown' }
  | { readonly step: 'signed-in'; readonly learnerId: string }
  | { readonly step: 'signed-out' }
  /** Her contract has ended, and with it her session. */
  | { readonly step: 'no-contract' }
  | {
      readonly step: 'failed';
      readonly error: Exclude<ApiError, { kind: 'signed-out' | 'no-contract' }> | Unexpected;
    };

export interface SessionParts {
  readonly checkSession: CheckSession;
  readonly signOut: Pick<SignOut, 'execute'>;
  readonly learners: LearnerState;
  readonly reporter: Reporter;
}

/** Who is using the app; every screen behind the gate waits for it. */
export class SessionPresenter {
  state: SessionState = { step: 'unknown' };

  readonly #checkSession: CheckSession;
  readonly #signOut: Pick<SignOut, 'execute'>;
  readonly #learners: LearnerState;
  readonly #reporter: Reporter;
  readonly #checking = coalesce(() => this.#check());

  constructor({ checkSession, signOut, learners, reporter }: SessionParts) {
    this.#checkSession = checkSession;
    this.#signOut = signOut;
    this.#learners = learners;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** A second call while the first is under way gets the same answer. */
  check(): Promise<void> {
    return this.#checking();
  }

  async #check(): Promise<void> {
    const checked = await attempt(this.#reporter, 'check session', () =>
      this.#checkSession.execute(),
    );
    if (checked.ok) return this.#signedIn(checked.value);
    const { error } = checked;
    switch (error.kind) {
      case 'signed-out':
      case 'no-contract':
        return this.#signedOut(error.kind);
      default:
        return this.#unanswered(error);
    }
  }

  /** Who was let in stays in while the server does not say otherwise. */
  #unanswered(error: Extract<SessionState, { step: 'failed' }>['error']): void {
    if (this.state.step === 'signed-in') return;
    const learnerId = error.kind === 'offline' ? this.#checkSession.learnerId() : undefined;
    this.#show(
      learnerId === undefined ? { step: 'failed', error } : { step: 'signed-in', learnerId },
    );
  }

  #signedIn(learner: Learner): void {
    this.#learners.keep(learner);
    this.#show({ step: 'signed-in', learnerId: learner.id });
  }

  #signedOut(step: 'signed-out' | 'no-contract'): void {
    this.#learners.clear();
    this.#show({ step });
  }

  /** @param keepsUnsent whether what could not be sent stays here until she is back. */
  async signOut(keepsUnsent = false): Promise<void> {
    const signedOut = await attempt(this.#reporter, 'sign out', async () =>
      ok(await this.#signOut.execute(keepsUnsent)),
    );
    if (signedOut.ok) this.#signedOut('signed-out');
    else await this.check();
  }

  #show(state: SessionState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
