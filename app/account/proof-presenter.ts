import { makeAutoObservable, runInAction } from 'mobx';
import type { ProveByPasskey, ProveByPasskeyError } from '../../core/account/prove-by-passkey.ts';
import type { ProveByPassword } from '../../core/account/prove-by-password.ts';
import type { AccountApi, ProveError } from '../../core/ports/account-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';

type ProofError = ProveByPasskeyError | ProveError | Unexpected;
interface PasswordNeeded {
  readonly kind: 'password-needed';
}

export type ProofState =
  | { readonly step: 'not-asked' }
  | { readonly step: 'asking'; readonly error: ProofError | undefined }
  | { readonly step: 'checking' }
  /** She has no password to prove who she is with. */
  | { readonly step: 'no-password' };

/** By what she can prove who she is, here and now. */
export interface ProofWays {
  readonly password: boolean;
  readonly passkey: boolean;
}

interface ProofUseCases {
  readonly password: Pick<ProveByPassword, 'execute'>;
  readonly passkey: Pick<ProveByPasskey, 'isPossible' | 'execute'>;
}

/** Asks for the password or a passkey again where the server wants a fresh proof, and goes on with what she wanted. */
export class ProofPresenter {
  state: ProofState = { step: 'not-asked' };
  ways: ProofWays = { password: true, passkey: false };
  /** Her password was right, and she wants to be asked for a code beside it. */
  needsCode = false;

  readonly #account: Pick<AccountApi, 'me'>;
  readonly #by: ProofUseCases;
  readonly #reporter: Reporter;
  #answer: ((isProved: boolean) => void) | undefined;

  constructor(account: Pick<AccountApi, 'me'>, by: ProofUseCases, reporter: Reporter) {
    this.#account = account;
    this.#by = by;
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

  async give(password: string, code?: string): Promise<void> {
    await this.#check(() => this.#by.password.execute(password, code));
  }

  async givePasskey(): Promise<void> {
    await this.#check(() => this.#by.passkey.execute());
  }

  leave(): void {
    if (this.state.step !== 'checking') this.#settle(false);
  }

  async #ask(): Promise<boolean> {
    const [me, passkey] = await Promise.all([
      attempt(this.#reporter, 'account', () => this.#account.me()),
      attempt(this.#reporter, 'passkeys', async () => ok(await this.#by.passkey.isPossible())),
    ]);
    const hasPasskey = passkey.ok && passkey.value;
    const password = !me.ok || me.value.hasPassword;
    runInAction(() => {
      this.ways = { password, passkey: hasPasskey };
      this.needsCode = false;
    });
    this.#show(
      password || hasPasskey ? { step: 'asking', error: undefined } : { step: 'no-password' },
    );
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  async #check(
    prove: () => Promise<Result<void, ProveByPasskeyError | ProveError>>,
  ): Promise<void> {
    if (this.state.step !== 'asking') return;
    this.#show({ step: 'checking' });
    const proved = await attempt(this.#reporter, 'prove', prove);
    if (proved.ok) return this.#settle(true);
    const { kind } = proved.error;
    if (kind === 'code-needed')
      runInAction(() => {
        this.needsCode = true;
      });
    // A first question for a code is no error, and neither is that she thought better of it.
    const isSaid = kind !== 'passkey-cancelled' && kind !== 'code-needed';
    this.#show({ step: 'asking', error: isSaid ? proved.error : undefined });
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
