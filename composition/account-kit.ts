import { AccountDeletionPresenter } from '../app/account/account-deletion-presenter.ts';
import { AccountPresenter } from '../app/account/account-presenter.ts';
import { EmailChangePresenter } from '../app/account/email-change-presenter.ts';
import { PasswordChangePresenter } from '../app/account/password-change-presenter.ts';
import { FormRedirectPresenter } from '../app/forms/form-redirect-presenter.ts';
import { OnboardingPresenter } from '../app/onboarding/onboarding-presenter.ts';
import { EmailConfirmationPresenter } from '../app/sign-in/email-confirmation-presenter.ts';
import { LoginPresenter } from '../app/sign-in/login-presenter.ts';
import { NewAccountPresenter } from '../app/sign-in/new-account-presenter.ts';
import { PasswordResetPresenter } from '../app/sign-in/password-reset-presenter.ts';
import { ChangePassword } from '../core/account/change-password.ts';
import { DeleteAccount } from '../core/account/delete-account.ts';
import { RequestEmailChange } from '../core/account/request-email-change.ts';
import { FindForm } from '../core/navigation/find-form.ts';
import type { NativeApp } from '../core/navigation/native-app.ts';
import type { AccountApi } from '../core/ports/account-api.ts';
import type { AppConfig } from '../core/ports/app-config.ts';
import type { AuthApi } from '../core/ports/auth-api.ts';
import type { MailLinksApi } from '../core/ports/mail-links-api.ts';
import type { NativeBridge } from '../core/ports/native-bridge.ts';
import type { Reporter } from '../core/ports/reporter.ts';
import type { SessionStore } from '../core/ports/session-store.ts';
import type { SurveyApi } from '../core/ports/survey-api.ts';
import { BeginAsGuest } from '../core/sign-in/begin-as-guest.ts';
import { FindAccount } from '../core/sign-in/find-account.ts';
import { Register } from '../core/sign-in/register.ts';
import { RequestPasswordReset } from '../core/sign-in/request-password-reset.ts';
import { ResetPassword } from '../core/sign-in/reset-password.ts';
import { SignInWithCode } from '../core/sign-in/sign-in-with-code.ts';
import { SignIn } from '../core/sign-in/sign-in.ts';
import { SignOut } from '../core/sign-in/sign-out.ts';

export interface AccountSockets {
  readonly auth: AuthApi;
  readonly account: AccountApi;
  readonly mailLinks: MailLinksApi;
  readonly survey: SurveyApi;
  readonly config: AppConfig;
  readonly sessions: SessionStore;
  readonly bridge: NativeBridge;
  readonly wrapper: NativeApp | undefined;
  readonly reporter: Reporter;
}

/** Makes the presenters around the account; someone who is signed in and studies needs none of it. */
export interface AccountKit {
  login(): LoginPresenter;
  /** `keepsGuest`: whoever is signed in now takes what she did along. */
  newAccount(keepsGuest: boolean): NewAccountPresenter;
  /** Without the token of a link it asks where to send one. */
  passwordReset(token: string | undefined): PasswordResetPresenter;
  emailConfirmation(token: string): EmailConfirmationPresenter;
  onboarding(): OnboardingPresenter;
  account(): AccountPresenter;
  emailChange(): EmailChangePresenter;
  passwordChange(): PasswordChangePresenter;
  accountDeletion(): AccountDeletionPresenter;
  formRedirect(query: Readonly<Record<string, string>>): FormRedirectPresenter;
  /** For a wrapper or another app of hers that hands its session over. */
  readonly signInWithCode: SignInWithCode;
  readonly signOut: SignOut;
}

export function accountKit(sockets: AccountSockets): AccountKit {
  const { auth, account, mailLinks, survey, config, sessions, reporter } = sockets;
  const resetParts = {
    request: new RequestPasswordReset(mailLinks),
    reset: new ResetPassword(mailLinks, sessions),
    reporter,
  };
  return {
    login: () =>
      new LoginPresenter(
        new FindAccount(auth),
        new SignIn(auth, sessions),
        new BeginAsGuest(auth, sessions),
        reporter,
      ),
    newAccount: (keepsGuest) =>
      new NewAccountPresenter(
        keepsGuest && sessions.load() !== undefined,
        new Register(auth, account, sessions),
        reporter,
      ),
    passwordReset: (token) => new PasswordResetPresenter(token, resetParts),
    emailConfirmation: (token) => new EmailConfirmationPresenter(token, mailLinks, reporter),
    onboarding: () => new OnboardingPresenter(survey, reporter),
    account: () => new AccountPresenter(account, reporter),
    emailChange: () => new EmailChangePresenter(new RequestEmailChange(account), reporter),
    passwordChange: () => new PasswordChangePresenter(new ChangePassword(account), reporter),
    accountDeletion: () =>
      new AccountDeletionPresenter(new DeleteAccount(account, sessions), reporter),
    formRedirect: (query) =>
      new FormRedirectPresenter(query, new FindForm(config, account), reporter),
    signInWithCode: new SignInWithCode(auth, sessions),
    signOut: new SignOut(account, sessions, sockets.bridge, sockets.wrapper),
  };
}
