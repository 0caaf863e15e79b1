import type { PasswordResetState } from './password-reset-presenter.ts';

type EveryStep = {
  readonly [S in PasswordResetState['step']]: Extract<PasswordResetState, { step: S }>;
};

export const states: EveryStep & Readonly<Record<string, PasswordResetState>> = {
  forgot: { step: 'forgot', error: undefined },
  'forgot-malformed': { step: 'forgot', error: { kind: 'email-malformed' } },
  sending: { step: 'sending' },
  'link-sent': { step: 'link-sent', email: 'hana.sato@example.com' },
  'new-password': { step: 'new-password', error: undefined },
  'weak-password': { step: 'new-password', error: { kind: 'weak-password' } },
  'guessable-password': { step: 'new-password', error: { kind: 'guessable-password' } },
  'breached-password': { step: 'new-password', error: { kind: 'breached-password' } },
  saving: { step: 'saving' },
  'link-invalid': { step: 'link-invalid' },
  saved: { step: 'saved' },
  'signed-in': { step: 'signed-in' },
};
