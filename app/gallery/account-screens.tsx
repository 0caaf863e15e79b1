import { ACCOUNT, ACCOUNT_PLAN, CANCEL, FORM_REDIRECT } from '../../core/navigation/paths.ts';
import { AccountDeletionScreen } from '../account/account-deletion-screen.tsx';
import {
  ACCOUNT_DELETE,
  ACCOUNT_DEVICES,
  ACCOUNT_EMAIL,
  ACCOUNT_MICROPHONE,
  ACCOUNT_PASSWORD,
  ACCOUNT_PROMPTS,
  ACCOUNT_SOUND,
  ACCOUNT_TAKES,
} from '../account/account-paths.ts';
import type { AccountState } from '../account/account-presenter.ts';
import { AccountScreen } from '../account/account-screen.tsx';
import {
  deletionStates,
  devicesAlone,
  devicesStates,
  emailChangeStates,
  handoverStates,
  ownDataStates,
  passwordChangeStates,
  proofStates,
  states as accountStates,
} from '../account/account-screen.states.ts';
import type { DevicesState } from '../account/devices-presenter.ts';
import type { HandoverState } from '../account/handover-presenter.ts';
import { DevicesScreen } from '../account/devices-screen.tsx';
import type { SignOutState } from '../account/sign-out-presenter.ts';
import { signOutIn, signOutStates } from '../account/sign-out.states.ts';
import { EmailChangeScreen } from '../account/email-change-screen.tsx';
import { PasswordChangeScreen } from '../account/password-change-screen.tsx';
import type { OwnDataState } from '../account/own-data-presenter.ts';
import { planStates } from '../plan/plan-screen.states.ts';
import { PlanScreen } from '../plan/plan-screen.tsx';
import { CancelScreen } from '../forms/cancel-screen.tsx';
import { FormRedirectScreen } from '../forms/form-redirect-screen.tsx';
import { states as formStates } from '../forms/form-redirect-screen.states.ts';
import { promptLanguageStates } from '../account/prompt-language-screen.states.ts';
import { PromptLanguageScreen } from '../account/prompt-language-screen.tsx';
import { SoundScreen } from '../account/sound-screen.tsx';
import { soundStates, storageStates } from '../account/sound-screen.states.ts';
import type { StorageState } from '../account/storage-presenter.ts';
import { MicrophoneCheckScreen } from '../microphone/microphone-check-screen.tsx';
import {
  checkIn,
  states as microphoneStates,
} from '../microphone/microphone-check-screen.states.ts';
import { TakesScreen } from '../takes/takes-screen.tsx';
import { states as takesStates, takesIn } from '../takes/takes-screen.states.ts';
import { drawnBy, nothing, still, type GalleryScreens } from './gallery-screen.ts';
import { proofIn } from './proof-in.ts';
import { proofScreens } from './proof-screens.tsx';

const storageIn = (state: StorageState) => ({ state, measure: still, clear: still });
const notAsked = proofStates['not-asked'];
const ownDataIn = (state: OwnDataState) => ({ state, download: still, proof: proofIn(notAsked) });
const devicesIn = (state: DevicesState) => ({
  state,
  load: still,
  end: still,
  endOthers: still,
  proof: proofIn(notAsked),
});
const handoverIn = (state: HandoverState) => ({
  state,
  ask: still,
  leave: nothing,
  copying: { told: () => 'ready' as const, copy: still },
  proof: proofIn(notAsked),
});

interface AccountProps {
  readonly state?: AccountState;
  readonly storage?: StorageState;
  readonly ownData?: OwnDataState;
  readonly signingOut?: SignOutState;
}

/** The account of a member; what is not given is as it mostly is. */
const Account = ({
  state = accountStates.shown,
  storage = { step: 'measured', bytes: 12_400_000 },
  ownData = { step: 'idle' },
  signingOut = { step: 'idle' },
}: AccountProps) => (
  <AccountScreen
    view={{ state, load: still, sendLinkAgain: still, proof: proofIn(notAsked) }}
    theme={{ theme: 'device', choose: nothing }}
    storage={storageIn(storage)}
    ownData={ownDataIn(ownData)}
    signingOut={signOutIn(signingOut)}
  />
);

export const accountScreens: GalleryScreens = {
  account: {
    path: ACCOUNT,
    states: drawnBy(accountStates, (state) => <Account state={state} />),
  },
  plan: {
    path: ACCOUNT_PLAN,
    states: drawnBy(planStates, (state) => (
      <PlanScreen
        view={{
          state,
          load: still,
          subscribe: still,
          openPortal: still,
          ask: nothing,
          keep: nothing,
          cancel: still,
        }}
      />
    )),
  },
  'email-change': {
    path: ACCOUNT_EMAIL,
    states: drawnBy(emailChangeStates, (state) => (
      <EmailChangeScreen view={{ state, send: still, proof: proofIn(notAsked) }} />
    )),
  },
  'password-change': {
    path: ACCOUNT_PASSWORD,
    states: drawnBy(passwordChangeStates, (state) => (
      <PasswordChangeScreen view={{ state, change: still }} />
    )),
  },
  takes: {
    path: ACCOUNT_TAKES,
    states: drawnBy(takesStates, (example) => <TakesScreen view={takesIn(example)} />),
  },
  'account-deletion': {
    path: ACCOUNT_DELETE,
    states: drawnBy(deletionStates, (state) => (
      <AccountDeletionScreen
        view={{ state, ask: nothing, keep: nothing, confirm: still, proof: proofIn(notAsked) }}
        onLeave={nothing}
      />
    )),
  },
  devices: {
    path: ACCOUNT_DEVICES,
    states: drawnBy(devicesStates, (state) => (
      <DevicesScreen view={devicesIn(state)} handover={handoverIn(handoverStates.ready)} />
    )),
  },
  'login-link': {
    path: ACCOUNT_DEVICES,
    states: drawnBy(handoverStates, (state) => (
      <DevicesScreen view={devicesIn(devicesAlone)} handover={handoverIn(state)} />
    )),
  },
  ...proofScreens,
  'account-storage': {
    path: ACCOUNT,
    states: drawnBy(storageStates, (storage) => <Account storage={storage} />),
  },
  'own-data': {
    path: ACCOUNT,
    states: drawnBy(ownDataStates, (ownData) => <Account ownData={ownData} />),
  },
  'sign-out': {
    path: ACCOUNT,
    states: drawnBy(signOutStates, (signingOut) => <Account signingOut={signingOut} />),
  },
  'prompt-language': {
    path: ACCOUNT_PROMPTS,
    states: drawnBy(promptLanguageStates, (props) => <PromptLanguageScreen {...props} />),
  },
  sound: {
    path: ACCOUNT_SOUND,
    states: drawnBy(soundStates, (view) => <SoundScreen view={view} />),
  },
  'microphone-check': {
    path: ACCOUNT_MICROPHONE,
    states: drawnBy(microphoneStates, (example) => (
      <MicrophoneCheckScreen view={checkIn(example)} />
    )),
  },
  'form-redirect': {
    path: FORM_REDIRECT,
    states: drawnBy(formStates, (state) => (
      <FormRedirectScreen view={{ state, find: still }} onLeave={nothing} />
    )),
  },
  cancel: {
    path: CANCEL,
    states: drawnBy({ browser: undefined, ios: 'ios', android: 'android' } as const, (wrapper) => (
      <CancelScreen wrapper={wrapper} />
    )),
  },
};
