import { ACCOUNT_EMAIL } from '../account/account-paths.ts';
import { emailChangeStates, proofStates } from '../account/account-screen.states.ts';
import { EmailChangeScreen } from '../account/email-change-screen.tsx';
import { drawnBy, still, type GalleryScreens } from './gallery-screen.ts';
import { proofIn } from './proof-in.ts';

/** How she is asked for a fresh proof, where she changes her address. */
export const proofScreens: GalleryScreens = {
  'proof-with-code': {
    path: ACCOUNT_EMAIL,
    states: drawnBy(
      {
        asking: proofStates.asking,
        wrong: { step: 'asking', error: { kind: 'wrong-code' } } as const,
      },
      (state) => (
        <EmailChangeScreen
          view={{
            state: emailChangeStates.sending,
            send: still,
            proof: proofIn(state, undefined, true),
          }}
        />
      ),
    ),
  },
  'proof-by-passkey': {
    path: ACCOUNT_EMAIL,
    states: drawnBy(
      { either: { password: true, passkey: true }, alone: { password: false, passkey: true } },
      (ways) => (
        <EmailChangeScreen
          view={{
            state: emailChangeStates.sending,
            send: still,
            proof: proofIn(proofStates.asking, ways),
          }}
        />
      ),
    ),
  },
  proof: {
    path: ACCOUNT_EMAIL,
    states: drawnBy(proofStates, (state) => (
      <EmailChangeScreen
        view={{ state: emailChangeStates.sending, send: still, proof: proofIn(state) }}
      />
    )),
  },
};
