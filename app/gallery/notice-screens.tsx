import {
  HOME,
  INVALID_CONTRACT,
  MICROPHONE_HELP,
  NATIVE_BACK,
  COPYRIGHT,
  PRIVACY,
  TERMS,
} from '../../core/navigation/paths.ts';
import { member } from '../account/account-screen.states.ts';
import { HomeScreen } from '../home/home-screen.tsx';
import { states as homeStates } from '../home/home-screen.states.ts';
import { InvalidContractScreen } from '../notices/invalid-contract-screen.tsx';
import { MaintenanceScreen } from '../notices/maintenance-screen.tsx';
import { MicrophoneHelpScreen } from '../notices/microphone-help-screen.tsx';
import { NativeBackScreen } from '../notices/native-back-screen.tsx';
import { CopyrightScreen } from '../notices/copyright-screen.tsx';
import { TermsScreen } from '../notices/terms-screen.tsx';
import { PrivacyScreen } from '../notices/privacy-screen.tsx';
import { states as privacyStates } from '../notices/privacy-screen.states.ts';
import { UnsupportedBrowserScreen } from '../notices/unsupported-browser-screen.tsx';
import { UpdateToast } from '../shell/update-toast.tsx';
import { states as updateStates } from '../shell/update-toast.states.ts';
import { drawnBy, nothing, still, type GalleryScreens } from './gallery-screen.ts';

export const noticeScreens: GalleryScreens = {
  maintenance: { path: HOME, states: { on: () => <MaintenanceScreen /> } },
  'unsupported-browser': { path: HOME, states: { old: () => <UnsupportedBrowserScreen /> } },
  'invalid-contract': {
    path: INVALID_CONTRACT,
    states: { ended: () => <InvalidContractScreen supportEmail="support@oz.example" /> },
  },
  microphone: {
    path: MICROPHONE_HELP,
    states: drawnBy({ browser: undefined, ios: 'ios', android: 'android' } as const, (wrapper) => (
      <MicrophoneHelpScreen wrapper={wrapper} onReload={nothing} />
    )),
  },
  terms: { path: TERMS, states: { shown: () => <TermsScreen /> } },
  copyright: {
    path: COPYRIGHT,
    states: {
      shown: () => <CopyrightScreen licences={[{ name: 'react', licence: 'MIT' }]} />,
    },
  },
  privacy: {
    path: PRIVACY,
    states: drawnBy(privacyStates, (consent) => <PrivacyScreen consent={consent} />),
  },
  'native-back': {
    path: NATIVE_BACK,
    states: { back: () => <NativeBackScreen onArrive={nothing} /> },
  },
  update: {
    path: HOME,
    states: drawnBy(updateStates, (state) => (
      <>
        <HomeScreen
          view={{ state: homeStates.shown, retry: still, load: still }}
          learner={member}
        />
        <UpdateToast view={{ state, apply: still, putOff: nothing }} />
      </>
    )),
  },
};
