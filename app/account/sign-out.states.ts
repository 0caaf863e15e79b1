import type { SignOutView } from './sign-out-dialogs.tsx';
import type { SignOutState } from './sign-out-presenter.ts';

export const signOutStates: Readonly<Record<string, SignOutState>> = {
  sending: { step: 'sending' },
  guest: { step: 'asking-guest' },
  unsent: { step: 'asking-unsent', count: 3 },
};

/** A sign-out that stands still in one of its states. */
export const signOutIn = (state: SignOutState): SignOutView => ({
  state,
  begin: async () => {},
  leave: async () => {},
  stay: () => {},
});
