import type { NewAccountState } from './new-account-presenter.ts';

type EveryStep = {
  readonly [S in NewAccountState['step']]: Extract<NewAccountState, { step: S }>;
};

export const states: EveryStep & Readonly<Record<string, NewAccountState>> = {
  'new-account': { step: 'new-account', error: undefined },
  'email-taken': { step: 'new-account', error: { kind: 'email-taken' } },
  'weak-password': { step: 'new-account', error: { kind: 'weak-password' } },
  'guessable-password': { step: 'new-account', error: { kind: 'guessable-password' } },
  'breached-password': { step: 'new-account', error: { kind: 'breached-password' } },
  offline: { step: 'new-account', error: { kind: 'offline' } },
  creating: { step: 'creating' },
  'signed-in': { step: 'signed-in' },
};
