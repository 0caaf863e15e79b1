import { makeAutoObservable, runInAction } from 'mobx';
import type { Learner } from '../../core/ports/account-api.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import { ok } from '../../core/shared/result.ts';
import type { CheckSession } from '../../core/sign-in/check-session.ts';
import type { SignOut } from '../../core/sign-in/sign-out.ts';

export type SessionState =
  | { readonly step: 'unknown' }
  /** Where nobody could be asked, only that somebody was signed in here. */
  | { readonly step: 'signed-in'; readonly learner?: Learner }
  | { readonly step: 'signed-out' }
  /** Her contract has ended, and with it her session. */
  | { readonly step: 'no-contract' }
  | {
      readonly step: 'failed';
      readonly error: Exclude<ApiError, { kind: 'signed-out' | 'no-contract' }> | Unexpected;
    };

/** Who is using the app; every screen behind the gate waits for it. */
export class SessionPresenter {
  state: SessionState = { step: 'unknown' };

  readonly #checkSession: CheckSession;
  readonly #signOut: Pick<SignOut, 'execute'>;
  readonly #reporter: Reporter;
  #checking: Promise<void> | undefined;

  constructor(checkSession: CheckSession, signOut: Pick<SignOut, 'execute'>, reporter: Reporter) {
    this.#checkSession = checkSession;
    this.#signOut = signOut;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whoever asks while it is being found out gets the same answer. */
  check(): Promise<void> {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #check(): Promise<void> {
    const checked = await attempt(this.#reporter, 'check session', () =>
      this.#checkSession.execute(),
    );
    if (checked.ok) return this.#show({ step: 'signed-in', learner: checked.value });
    const { error } = checked;
    switch (error.kind) {
      case 'signed-out':
      case 'no-contract':
        return this.#show({ step: error.kind });
      default:
        // Who was let in stays in while nobody can tell otherwise.
        if (this.state.step === 'signed-in') return;
        this.#show(error.kind === 'offline' ? { step: 'signed-in' } : { step: 'failed', error });
    }
  }

  async signOut(): Promise<void> {
    const signedOut = await attempt(this.#reporter, 'sign out', async () =>
      ok(await this.#signOut.execute()),
    );
    if (signedOut.ok) this.#show({ step: 'signed-out' });
    else await this.check();
  }

  #show(state: SessionState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
