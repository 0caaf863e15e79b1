import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { SignInError } from '../../core/ports/auth-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import { ok } from '../../core/shared/result.ts';
import type { BeginAsGuest } from '../../core/sign-in/begin-as-guest.ts';
import type { FindAccount, FindAccountError } from '../../core/sign-in/find-account.ts';
import type {
  PasskeySignInError,
  SignInWithPasskey,
} from '../../core/sign-in/sign-in-with-passkey.ts';
import type { SignIn } from '../../core/sign-in/sign-in.ts';

export type LoginState =
  | {
      readonly step: 'email';
      readonly error: FindAccountError | PasskeySignInError | Unexpected | undefined;
    }
  | { readonly step: 'finding' }
  /** Her device asks for her finger, face or PIN. */
  | { readonly step: 'passkey' }
  /** She goes in without an account. */
  | { readonly step: 'beginning' }
  | {
      readonly step: 'password';
      readonly email: string;
      readonly error: ApiError | SignInError | Unexpected | undefined;
    }
  | { readonly step: 'signing-in'; readonly email: string }
  /** The password was right, and she wants to be asked for a code. */
  | {
      readonly step: 'code-needed';
      readonly email: string;
      readonly error: ApiError | SignInError | Unexpected | undefined;
    }
  | { readonly step: 'checking-code'; readonly email: string }
  | { readonly step: 'signed-in'; readonly isNew: boolean };

interface LoginParts {
  readonly findAccount: Pick<FindAccount, 'execute'>;
  readonly signIn: Pick<SignIn, 'execute'>;
  readonly beginAsGuest: Pick<BeginAsGuest, 'execute'>;
  readonly passkeys: Pick<SignInWithPasskey, 'offers' | 'execute' | 'atField' | 'leaveField'>;
  readonly reporter: Reporter;
}

/** Signing in: the email first, then the password; or a passkey; or none of these, as a guest. */
export class LoginPresenter {
  state: LoginState = { step: 'email', error: undefined };

  /** Whether a passkey can be used here. */
  hasPasskeys = false;

  readonly #parts: LoginParts;
  #isLeft = false;
  /** Asked for together with the code. */
  #password = '';

  constructor(parts: LoginParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Offers passkeys as far as this device knows of them, and waits for one at the field of the email. */
  async offerPasskeys(): Promise<void> {
    this.#isLeft = false;
    const { passkeys, reporter } = this.#parts;
    const offer = await attempt(reporter, 'passkeys', async () => ok(await passkeys.offers()));
    if (!offer.ok || offer.value === 'nothing') return;
    runInAction(() => {
      this.hasPasskeys = true;
    });
    if (offer.value === 'field') await this.#waitAtField();
  }

  async signInWithPasskey(): Promise<void> {
    if (this.state.step !== 'email') return;
    this.#show({ step: 'passkey' });
    const { passkeys, reporter } = this.#parts;
    const signedIn = await attempt(reporter, 'sign in with passkey', () => passkeys.execute());
    if (signedIn.ok) return this.#show({ step: 'signed-in', isNew: false });
    // That she thought better of it needs no word.
    const isSaid = signedIn.error.kind !== 'passkey-cancelled';
    this.#show({ step: 'email', error: isSaid ? signedIn.error : undefined });
  }

  /** She is elsewhere. */
  leave(): void {
    this.#isLeft = true;
    this.#parts.passkeys.leaveField();
  }

  async giveEmail(email: string): Promise<void> {
    if (this.state.step !== 'email') return;
    this.#show({ step: 'finding' });
    const found = await attempt(this.#parts.reporter, 'find account', () =>
      this.#parts.findAccount.execute(email),
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
    const signedIn = await attempt(this.#parts.reporter, 'sign in', () =>
      this.#parts.signIn.execute({ email, password }),
    );
    if (signedIn.ok) return this.#show({ step: 'signed-in', isNew: false });
    const { error } = signedIn;
    const needsCode = error.kind === 'code-needed';
    this.#password = needsCode ? password : '';
    this.#show(
      needsCode
        ? { step: 'code-needed', email, error: undefined }
        : { step: 'password', email, error },
    );
  }

  async giveCode(code: string): Promise<void> {
    if (this.state.step !== 'code-needed') return;
    const { email } = this.state;
    this.#show({ step: 'checking-code', email });
    const given = { email, password: this.#password, code };
    const signedIn = await attempt(this.#parts.reporter, 'sign in with code', () =>
      this.#parts.signIn.execute(given),
    );
    if (!signedIn.ok) return this.#show({ step: 'code-needed', email, error: signedIn.error });
    this.#password = '';
    this.#show({ step: 'signed-in', isNew: false });
  }

  async beginAsGuest(): Promise<void> {
    if (this.state.step !== 'email') return;
    this.#show({ step: 'beginning' });
    const begun = await attempt(this.#parts.reporter, 'begin as guest', () =>
      this.#parts.beginAsGuest.execute(),
    );
    this.#show(
      begun.ok ? { step: 'signed-in', isNew: true } : { step: 'email', error: begun.error },
    );
  }

  otherEmail(): void {
    const { step } = this.state;
    if (step !== 'password' && step !== 'code-needed') return;
    this.#password = '';
    this.#show({ step: 'email', error: undefined });
  }

  /** Without a network, or where the server offers none, there is nothing to wait for. */
  async #waitAtField(): Promise<void> {
    const { passkeys, reporter } = this.#parts;
    const signedIn = await attempt(reporter, 'passkey at field', () => passkeys.atField());
    if (this.#isLeft) return;
    if (signedIn.ok) this.#show({ step: 'signed-in', isNew: false });
    else if (signedIn.error.kind === 'passkey-refused' && this.state.step === 'email')
      this.#show({ step: 'email', error: signedIn.error });
  }

  #show(state: LoginState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
