import {
  EMAIL_CONFIRMATION,
  EMAIL_UNDO,
  LOGIN,
  ONBOARDING,
  SIGN_IN_LINK,
} from '../../core/navigation/paths.ts';
import { OnboardingScreen } from '../onboarding/onboarding-screen.tsx';
import { states as onboardingStates } from '../onboarding/onboarding-screen.states.ts';
import { EmailConfirmationScreen } from '../sign-in/email-confirmation-screen.tsx';
import { EmailUndoScreen } from '../sign-in/email-undo-screen.tsx';
import {
  states as confirmationStates,
  undoStates,
} from '../sign-in/email-confirmation-screen.states.ts';
import { CodeSignInScreen } from '../sign-in/code-sign-in-screen.tsx';
import { codeSignInStates } from '../sign-in/code-sign-in-screen.states.ts';
import { LoginScreen } from '../sign-in/login-screen.tsx';
import { states as loginStates } from '../sign-in/login-screen.states.ts';
import { NewAccountScreen } from '../sign-in/new-account-screen.tsx';
import { states as newAccountStates } from '../sign-in/new-account-screen.states.ts';
import { PasswordResetScreen } from '../sign-in/password-reset-screen.tsx';
import { states as resetStates } from '../sign-in/password-reset-screen.states.ts';
import type { LoginState } from '../sign-in/login-presenter.ts';
import { drawnBy, nothing, still, type GalleryScreens } from './gallery-screen.ts';

const login = (state: LoginState, isContractInvalid = false, hasPasskeys = false) => (
  <LoginScreen
    view={{
      state,
      hasPasskeys: hasPasskeys || state.step === 'passkey',
      offerPasskeys: still,
      signInWithPasskey: still,
      leave: nothing,
      giveEmail: still,
      givePassword: still,
      giveCode: still,
      beginAsGuest: still,
      otherEmail: nothing,
    }}
    isContractInvalid={isContractInvalid}
    onSignedIn={nothing}
    onNewAccount={nothing}
    onForgot={nothing}
  />
);

export const signInScreens: GalleryScreens = {
  'sign-in': {
    path: LOGIN,
    states: {
      ...drawnBy(loginStates, (state) => login(state)),
      'with-passkeys': () => login(loginStates.email, false, true),
      'no-contract': () => login({ step: 'email', error: undefined }, true),
    },
  },
  'sign-in-by-link': {
    path: SIGN_IN_LINK,
    states: drawnBy(codeSignInStates, (state) => (
      <CodeSignInScreen view={{ state, signIn: still }} onArrive={nothing} />
    )),
  },
  'new-account': {
    path: LOGIN,
    states: {
      ...drawnBy(newAccountStates, (state) => (
        <NewAccountScreen
          view={{ state, isGuest: false, create: still }}
          email="hana.sato@example.com"
          onCreated={nothing}
          onLogIn={nothing}
        />
      )),
      guest: () => (
        <NewAccountScreen
          view={{ state: { step: 'new-account', error: undefined }, isGuest: true, create: still }}
          onCreated={nothing}
          onLogIn={nothing}
        />
      ),
    },
  },
  'password-reset': {
    path: LOGIN,
    states: drawnBy(resetStates, (state) => (
      <PasswordResetScreen
        view={{ state, sendLink: still, choose: still, askAgain: nothing }}
        email="hana.sato@example.com"
        onSignedIn={nothing}
        onLogIn={nothing}
      />
    )),
  },
  'email-confirmation': {
    path: EMAIL_CONFIRMATION,
    states: drawnBy(confirmationStates, (state) => (
      <EmailConfirmationScreen view={{ state, retry: still, givePassword: still }} />
    )),
  },
  'email-undo': {
    path: EMAIL_UNDO,
    states: drawnBy(undoStates, (state) => <EmailUndoScreen view={{ state, undo: still }} />),
  },
  onboarding: {
    path: ONBOARDING,
    states: drawnBy(onboardingStates, (state) => (
      <OnboardingScreen
        view={{
          state,
          choose: nothing,
          goOn: still,
          goBack: nothing,
          skip: still,
          retry: still,
        }}
        goOnTo="/"
      />
    )),
  },
};
