import { AccountDeletionPresenter } from '../app/account/account-deletion-presenter.ts';
import { AccountPresenter } from '../app/account/account-presenter.ts';
import { HandoverPresenter } from '../app/account/handover-presenter.ts';
import { CodeSignInPresenter } from '../app/sign-in/code-sign-in-presenter.ts';
import { BuyInStore } from '../core/account/buy-in-store.ts';
import { UnattachedPurchases } from '../core/account/unattached-purchases.ts';
import { HandOver } from '../core/account/hand-over.ts';
import { signInLink } from '../core/sign-in/sign-in-link.ts';
import type { SignInCode } from '../core/ports/auth-api.ts';
import { newVerifier } from './new-verifier.ts';
import { sha256 } from './sha-256.ts';
import { DevicesPresenter } from '../app/account/devices-presenter.ts';
import { EmailChangePresenter } from '../app/account/email-change-presenter.ts';
import { OwnDataPresenter } from '../app/account/own-data-presenter.ts';
import { PasswordChangePresenter } from '../app/account/password-change-presenter.ts';
import { OneTimeCodesPresenter } from '../app/account/one-time-codes-presenter.ts';
import { SecurityRecordPresenter } from '../app/account/security-record-presenter.ts';
import { PasskeysPresenter } from '../app/account/passkeys-presenter.ts';
import { ProofPresenter } from '../app/account/proof-presenter.ts';
import { SignOutPresenter, type SignOutPresenterParts } from '../app/account/sign-out-presenter.ts';
import { FormRedirectPresenter } from '../app/forms/form-redirect-presenter.ts';
import { PlanPresenter } from '../app/plan/plan-presenter.ts';
import { RemindersPresenter } from '../app/reminders/reminders-presenter.ts';
import { TurnReminders } from '../core/reminders/turn-reminders.ts';
import type { Language } from '../core/shared/language.ts';
import { loadOnce } from '../core/shared/load-once.ts';
import { OnboardingPresenter } from '../app/onboarding/onboarding-presenter.ts';
import { CopyPresenter } from '../app/shell/copy-presenter.ts';
import type { LearnerState } from '../app/shell/learner-state.ts';
import { EmailConfirmationPresenter } from '../app/sign-in/email-confirmation-presenter.ts';
import { EmailUndoPresenter } from '../app/sign-in/email-undo-presenter.ts';
import { AddPasskey } from '../core/account/add-passkey.ts';
import { ProveByPasskey } from '../core/account/prove-by-passkey.ts';
import { ProveByPassword } from '../core/account/prove-by-password.ts';
import { ChangePassword } from '../core/account/change-password.ts';
import { DeleteAccount } from '../core/account/delete-account.ts';
import { RequestEmailChange } from '../core/account/request-email-change.ts';
import { FindForm } from '../core/navigation/find-form.ts';
import type { NativeApp } from '../core/navigation/native-app.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { NativeBridge } from '../core/ports/native-bridge.ts';
import type { PasskeyDevice } from '../core/ports/passkey-device.ts';
import type { Reporter } from '../core/ports/reporter.ts';
import type { SessionStore } from '../core/ports/session-store.ts';
import { ForgetLearner } from '../core/sign-in/forget-learner.ts';
import { LateSignOuts } from '../core/sign-in/late-sign-outs.ts';
import { SignInWithCode } from '../core/sign-in/sign-in-with-code.ts';
import { StartSession } from '../core/sign-in/start-session.ts';
import { SignOut } from '../core/sign-in/sign-out.ts';
import { TellLateSignOuts } from '../core/sign-in/tell-late-sign-outs.ts';
import type { Apis } from './backend.ts';
import { deviceData, type DeviceDataSockets } from './device-data.ts';

export interface AccountSockets extends DeviceDataSockets {
  readonly apis: Apis;
  readonly sessions: SessionStore;
  /** Ends what she studies, loads all that knows what waits to be sent, and begins to send it. */
  readonly flush: () => Promise<void>;
  readonly learners: LearnerState;
  readonly clock: Clock;
  readonly passkeys: PasskeyDevice;
  /** In which her app is now. */
  readonly language: () => Language;
  readonly bridge: NativeBridge;
  readonly wrapper: NativeApp | undefined;
  readonly reporter: Reporter;
}

/** Makes the presenters around the account; someone who is signed in and studies needs none of it. */
export interface AccountKit {
  emailConfirmation(token: string): EmailConfirmationPresenter;
  onboarding(): OnboardingPresenter;
  account(): AccountPresenter;
  /** @param leave leads to a page outside of the app. */
  plan(leave: (url: string) => void): PlanPresenter;
  emailUndo(token: string): EmailUndoPresenter;
  passkeys(): PasskeysPresenter;
  securityRecord(): SecurityRecordPresenter;
  oneTimeCodes(): OneTimeCodesPresenter;
  devices(): DevicesPresenter;
  /** @param origin where this Oz is, for the link on another device. */
  handover(origin: string): HandoverPresenter;
  codeSignIn(given: SignInCode | undefined): CodeSignInPresenter;
  reminders(): RemindersPresenter;
  readonly turnReminders: TurnReminders;
  ownData(): OwnDataPresenter;
  emailChange(): EmailChangePresenter;
  passwordChange(): PasswordChangePresenter;
  accountDeletion(): AccountDeletionPresenter;
  formRedirect(query: Readonly<Record<string, string>>): FormRedirectPresenter;
  /** For a wrapper or another app of hers that hands its session over. */
  readonly signInWithCode: SignInWithCode;
  /** Also of what the wrapper tells by itself. */
  readonly buyInStore: BuyInStore;
  readonly signOut: SignOut;
  tellLateSignOuts(): Promise<void>;
  /** @param signOut ends the session on the screen as well. */
  signingOut(signOut: SignOutPresenterParts['signOut']): SignOutPresenter;
}

export function accountKit(sockets: AccountSockets): AccountKit {
  const { apis, sessions, reporter } = sockets;
  const { accountApi: account, mailLinksApi } = apis;
  const proof = () =>
    new ProofPresenter(
      account,
      {
        password: new ProveByPassword(account, sessions),
        passkey: new ProveByPasskey(apis.passkeysApi, sockets.passkeys, sessions),
      },
      reporter,
    );
  const copying = () =>
    new CopyPresenter(
      { copy: async (text) => (await sockets.device()).clipboard.copy(text) },
      sockets.clock,
    );
  const turnReminders = new TurnReminders({
    api: apis.remindersApi,
    account,
    device: sockets.push,
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: sockets.language,
  });
  const signInWithCode = new SignInWithCode(
    apis.authApi,
    new StartSession({ account, store: sessions }),
  );
  const buyInStore = new BuyInStore({
    account,
    bridge: sockets.bridge,
    contracts: apis.contractApi,
    unattached: new UnattachedPurchases(sockets.preferences, sessions),
  });
  const forget = new ForgetLearner(() => deviceData(sockets));
  const late = new LateSignOuts(sockets.preferences, sha256);
  const teller = loadOnce(
    async () =>
      new TellLateSignOuts({
        late,
        auth: apis.authApi,
        connectivity: (await sockets.device()).connectivity,
        clock: sockets.clock,
        reporter,
      }),
  );
  const tellLateSignOuts = async () => (await teller()).execute();
  return {
    emailConfirmation: (token) => new EmailConfirmationPresenter(token, mailLinksApi, reporter),
    emailUndo: (token) => new EmailUndoPresenter(token, mailLinksApi, reporter),
    onboarding: () => new OnboardingPresenter(apis.surveyApi, reporter),
    account: () => new AccountPresenter(account, proof(), reporter),
    plan: (leave) =>
      new PlanPresenter({
        contracts: apis.contractApi,
        store: sockets.wrapper === 'ios' ? buyInStore : undefined,
        clock: sockets.clock,
        reporter,
        leave,
      }),
    ownData: () =>
      new OwnDataPresenter({
        account,
        files: async () => (await sockets.device()).files,
        proof: proof(),
        reporter,
      }),
    passkeys: () =>
      new PasskeysPresenter({
        passkeys: apis.passkeysApi,
        add: new AddPasskey(apis.passkeysApi, sockets.passkeys),
        proof: proof(),
        reporter,
      }),
    oneTimeCodes: () =>
      new OneTimeCodesPresenter({
        codes: apis.oneTimeCodesApi,
        files: async () => (await sockets.device()).files,
        copying: copying(),
        proof: proof(),
        reporter,
      }),
    securityRecord: () => new SecurityRecordPresenter(apis.securityRecordApi, reporter),
    turnReminders,
    buyInStore,
    reminders: () => new RemindersPresenter(turnReminders, reporter),
    devices: () => new DevicesPresenter(account, proof(), reporter),
    handover: (origin) =>
      new HandoverPresenter({
        handOver: new HandOver(account, newVerifier),
        linkOf: (given) => signInLink(origin, sockets.language(), given),
        squaresOf: async (text) => (await import('./qr-squares.ts')).qrSquares(text),
        clock: sockets.clock,
        copying: copying(),
        proof: proof(),
        reporter,
      }),
    codeSignIn: (given) =>
      new CodeSignInPresenter({
        given,
        isSignedIn: sessions.load() !== undefined,
        signIn: signInWithCode,
        account,
        reporter,
      }),
    emailChange: () => new EmailChangePresenter(new RequestEmailChange(account), proof(), reporter),
    passwordChange: () => new PasswordChangePresenter(new ChangePassword(account), reporter),
    accountDeletion: () =>
      new AccountDeletionPresenter(new DeleteAccount(account, sessions, forget), proof(), reporter),
    formRedirect: (query) =>
      new FormRedirectPresenter(query, new FindForm(apis.appConfig, account), reporter),
    signInWithCode,
    signingOut: (signOut) =>
      new SignOutPresenter({
        signOut,
        isGuest: () => sockets.learners.learner?.isGuest ?? false,
        outbox: async () => {
          await sockets.flush();
          return (await sockets.outbox()).outbox;
        },
        clock: sockets.clock,
        reporter,
      }),
    signOut: new SignOut({
      ...sockets,
      account,
      store: sessions,
      forget,
      late,
      tellLate: { execute: tellLateSignOuts },
    }),
    tellLateSignOuts,
  };
}
