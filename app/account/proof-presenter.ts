import { makeAutoObservable, runInAction } from 'mobx';
import type { AccountApi } from '../../core/ports/account-api.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';

type ProofError = ApiError | Unexpected | { readonly kind: 'wrong-password' };
interface PasswordNeeded {
  readonly kind: 'password-needed';
}

export type ProofState =
  | { readonly step: 'not-asked' }
  | { readonly step: 'asking'; readonly error: ProofError | undefined }
  | { readonly step: 'checking' }
  /** She has no password to prove who she is with. */
  | { readonly step: 'no-password' };

/** Asks for the password again where the server wants a fresh proof, and goes on with what she wanted. */
export class ProofPresenter {
  state: ProofState = { step: 'not-asked' };

  readonly #account: Pick<AccountApi, 'me' | 'prove'>;
  readonly #reporter: Reporter;
  #answer: ((isProved: boolean) => void) | undefined;

  constructor(account: Pick<AccountApi, 'me' | 'prove'>, reporter: Reporter) {
    this.#account = account;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** What comes of `run`, once more after she gave her password; undefined when she thought better of it. */
  async proving<T, E extends { readonly kind: string }>(
    run: () => Promise<Result<T, E | PasswordNeeded>>,
  ): Promise<Result<T, Exclude<E, PasswordNeeded>> | undefined> {
    for (;;) {
      const done = await run();
      if (done.ok) return ok(done.value);
      if (done.error.kind !== 'password-needed')
        return fail(done.error as Exclude<E, PasswordNeeded>); // its kind was looked at
      if (!(await this.#ask())) return undefined;
    }
  }

  async give(password: string): Promise<void> {
    if (this.state.step !== 'asking') return;
    this.#show({ step: 'checking' });
    const proved = await attempt(this.#reporter, 'prove', () => this.#account.prove(password));
    if (!proved.ok) return this.#show({ step: 'asking', error: proved.error });
    this.#settle(true);
  }

  leave(): void {
    if (this.state.step !== 'checking') this.#settle(false);
  }

  async #ask(): Promise<boolean> {
    const me = await attempt(this.#reporter, 'account', () => this.#account.me());
    const hasPassword = !me.ok || me.value.hasPassword;
    this.#show(hasPassword ? { step: 'asking', error: undefined } : { step: 'no-password' });
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  #settle(isProved: boolean): void {
    this.#show({ step: 'not-asked' });
    this.#answer?.(isProved);
    this.#answer = undefined;
  }

  #show(state: ProofState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
