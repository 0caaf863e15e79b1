import { ACCOUNT_SECURITY, ACCOUNT_SECURITY_RECORD } from '../account/account-paths.ts';
import { proofStates } from '../account/account-screen.states.ts';
import type { OneTimeCodesState } from '../account/one-time-codes-presenter.ts';
import type { PasskeysState } from '../account/passkeys-presenter.ts';
import { SecurityRecordScreen } from '../account/security-record-screen.tsx';
import { SecurityScreen } from '../account/security-screen.tsx';
import { codesStates, passkeysStates, recordStates } from '../account/security-screen.states.ts';
import { drawnBy, still, type GalleryScreens } from './gallery-screen.ts';
import { proofIn } from './proof-in.ts';

const notAsked = proofStates['not-asked'];
const codesIn = (state: OneTimeCodesState) => ({
  state,
  load: still,
  begin: still,
  confirm: still,
  renew: still,
  end: still,
  leave: still,
  saveCodes: still,
  copying: { told: () => 'ready' as const, copy: still },
  proof: proofIn(notAsked),
});
const passkeysIn = (state: PasskeysState) => ({
  state,
  load: still,
  add: still,
  rename: still,
  remove: still,
  proof: proofIn(notAsked),
});
const noPasskeys: PasskeysState = { ...passkeysStates.shown, passkeys: [] };

export const securityScreens: GalleryScreens = {
  security: {
    path: ACCOUNT_SECURITY,
    states: drawnBy(passkeysStates, (state) => (
      <SecurityScreen passkeys={passkeysIn(state)} codes={codesIn(codesStates.off)} />
    )),
  },
  'security-record': {
    path: ACCOUNT_SECURITY_RECORD,
    states: drawnBy(recordStates, (state) => (
      <SecurityRecordScreen view={{ state, load: still, more: still }} />
    )),
  },
  'one-time-codes': {
    path: ACCOUNT_SECURITY,
    states: drawnBy(codesStates, (state) => (
      <SecurityScreen passkeys={passkeysIn(noPasskeys)} codes={codesIn(state)} />
    )),
  },
};
