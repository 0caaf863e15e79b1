import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { SignInError } from '../../core/ports/auth-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import type { BeginAsGuest } from '../../core/sign-in/begin-as-guest.ts';
import type { FindAccount, FindAccountError } from '../../core/sign-in/find-account.ts';
import type { SignIn } from '../../core/sign-in/sign-in.ts';

export type LoginState =
  | { readonly step: 'email'; readonly error: FindAccountError | Unexpected | undefined }
  | { readonly step: 'finding' }
  /** She goes in without an account. */
  | { readonly step: 'beginning' }
  | {
      readonly step: 'password';
      readonly email: string;
      readonly error: ApiError | SignInError | Unexpected | undefined;
    }
  | { readonly step: 'signing-in'; readonly email: string }
  | { readonly step: 'signed-in'; readonly isNew: boolean };

/** Signing in: the email first, then the password; or none of both, as a guest. */
export class LoginPresenter {
  state: LoginState = { step: 'email', error: undefined };

  readonly #findAccount: Pick<FindAccount, 'execute'>;
  readonly #signIn: Pick<SignIn, 'execute'>;
  readonly #beginAsGuest: Pick<BeginAsGuest, 'execute'>;
  readonly #reporter: Reporter;

  constructor(
    findAccount: Pick<FindAccount, 'execute'>,
    signIn: Pick<SignIn, 'execute'>,
    beginAsGuest: Pick<BeginAsGuest, 'execute'>,
    reporter: Reporter,
  ) {
    this.#findAccount = findAccount;
    this.#signIn = signIn;
    this.#beginAsGuest = beginAsGuest;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async giveEmail(email: string): Promise<void> {
    if (this.state.step !== 'email') return;
    this.#show({ step: 'finding' });
    const found = await attempt(this.#reporter, 'find account', () =>
      this.#findAccount.execute(email),
    );
    this.#show(
      found.ok
        ? { step: 'password', email: email.trim(), error: undefined }
        : { step: 'email', error: found.error },
    );
  }

  async givePassword(password: string): Promise<void> {
    if (this.state.step !== 'password') return;
    const { email } = this.state;
    this.#show({ step: 'signing-in', email });
    const signedIn = await attempt(this.#reporter, 'sign in', () =>
      this.#signIn.execute({ email, password }),
    );
    this.#show(
      signedIn.ok
        ? { step: 'signed-in', isNew: false }
        : { step: 'password', email, error: signedIn.error },
    );
  }

  async beginAsGuest(): Promise<void> {
    if (this.state.step !== 'email') return;
    this.#show({ step: 'beginning' });
    const begun = await attempt(this.#reporter, 'begin as guest', () =>
      this.#beginAsGuest.execute(),
    );
    this.#show(
      begun.ok ? { step: 'signed-in', isNew: true } : { step: 'email', error: begun.error },
    );
  }

  otherEmail(): void {
    if (this.state.step === 'password') this.#show({ step: 'email', error: undefined });
  }

  #show(state: LoginState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
