import { LoginPresenter } from '../app/sign-in/login-presenter.ts';
import { NewAccountPresenter } from '../app/sign-in/new-account-presenter.ts';
import { PasswordResetPresenter } from '../app/sign-in/password-reset-presenter.ts';
import type { PasskeyDevice } from '../core/ports/passkey-device.ts';
import type { Reporter } from '../core/ports/reporter.ts';
import type { SessionStore } from '../core/ports/session-store.ts';
import { BeginAsGuest } from '../core/sign-in/begin-as-guest.ts';
import { FindAccount } from '../core/sign-in/find-account.ts';
import { Register } from '../core/sign-in/register.ts';
import { RequestPasswordReset } from '../core/sign-in/request-password-reset.ts';
import { ResetPassword } from '../core/sign-in/reset-password.ts';
import { SignInWithPasskey } from '../core/sign-in/sign-in-with-passkey.ts';
import { SignIn } from '../core/sign-in/sign-in.ts';
import { StartSession } from '../core/sign-in/start-session.ts';
import type { Apis } from './backend.ts';

export interface SignInSockets {
  readonly apis: () => Promise<Apis>;
  readonly sessions: SessionStore;
  readonly passkeys: PasskeyDevice;
  readonly reporter: Reporter;
}

/** Makes the presenters of the ways in. */
export interface SignInKit {
  login(): LoginPresenter;
  /** `keepsGuest`: a guest who is signed in now keeps what she did. */
  newAccount(keepsGuest: boolean): NewAccountPresenter;
  /** Without the token of a link it asks where to send one. */
  passwordReset(token: string | undefined): PasswordResetPresenter;
}

export function signInKit({ apis, sessions, passkeys, reporter }: SignInSockets): SignInKit {
  /** Made when it is first run: a form is drawn before the adapters are there. */
  const whenRun = <Given extends readonly unknown[], T>(
    make: (loaded: Apis) => { execute(...given: Given): Promise<T> },
  ) => ({
    execute: async (...given: Given): Promise<T> => make(await apis()).execute(...given),
  });
  const start = new StartSession({
    account: { signOut: async (tokenId) => (await apis()).accountApi.signOut(tokenId) },
    store: sessions,
  });
  return {
    login: () =>
      new LoginPresenter({
        findAccount: whenRun(({ authApi }) => new FindAccount(authApi)),
        signIn: whenRun(({ authApi }) => new SignIn(authApi, start)),
        beginAsGuest: whenRun(({ authApi }) => new BeginAsGuest(authApi, start)),
        passkeys: new SignInWithPasskey(
          {
            beginSignIn: async () => (await apis()).passkeysApi.beginSignIn(),
            signIn: async (signed) => (await apis()).passkeysApi.signIn(signed),
          },
          passkeys,
          start,
        ),
        reporter,
      }),
    newAccount: (keepsGuest) =>
      new NewAccountPresenter(
        keepsGuest && sessions.load() !== undefined,
        whenRun(({ authApi, accountApi }) => new Register(authApi, accountApi, sessions)),
        reporter,
      ),
    passwordReset: (token) =>
      new PasswordResetPresenter(token, {
        request: whenRun(({ mailLinksApi }) => new RequestPasswordReset(mailLinksApi)),
        reset: whenRun(({ mailLinksApi }) => new ResetPassword(mailLinksApi, start)),
        reporter,
      }),
  };
}
