import type { ProofState } from '../account/proof-presenter.ts';
import { nothing, still } from './gallery-screen.ts';

/** A fresh proof in a state; by a password, unless other ways are given. */
export const proofIn = (
  state: ProofState,
  ways = { password: true, passkey: false },
  needsCode = false,
) => ({
  state,
  ways,
  needsCode,
  give: still,
  givePasskey: still,
  leave: nothing,
});
