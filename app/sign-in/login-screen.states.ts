import type { LoginState } from './login-presenter.ts';

type EveryStep = {
  readonly [S in LoginState['step']]: Extract<LoginState, { step: S }>;
};

const email = 'hana.sato@example.com';

export const states: EveryStep & Readonly<Record<string, LoginState>> = {
  email: { step: 'email', error: undefined },
  'email-unknown': { step: 'email', error: { kind: 'account-not-found' } },
  'email-malformed': { step: 'email', error: { kind: 'email-malformed' } },
  'email-offline': { step: 'email', error: { kind: 'offline' } },
  'email-too-many': { step: 'email', error: { kind: 'too-many-requests' } },
  'passkey-refused': { step: 'email', error: { kind: 'passkey-refused' } },
  finding: { step: 'finding' },
  passkey: { step: 'passkey' },
  beginning: { step: 'beginning' },
  password: { step: 'password', email, error: undefined },
  'password-wrong': { step: 'password', email, error: { kind: 'wrong-password' } },
  'password-too-many': { step: 'password', email, error: { kind: 'too-many-requests' } },
  'signing-in': { step: 'signing-in', email },
  'code-needed': { step: 'code-needed', email, error: undefined },
  'code-wrong': { step: 'code-needed', email, error: { kind: 'wrong-code' } },
  'checking-code': { step: 'checking-code', email },
  'signed-in': { step: 'signed-in', isNew: false },
};
