import type { HandoverState } from './handover-presenter.ts';
import { codesStates } from './security-screen.states.ts';
import type { Learner } from '../../core/ports/account-api.ts';
import type { AccountDeletionState } from './account-deletion-presenter.ts';
import type { AccountState } from './account-presenter.ts';
import type { DevicesState } from './devices-presenter.ts';
import type { EmailChangeState } from './email-change-presenter.ts';
import type { OwnDataState } from './own-data-presenter.ts';
import type { PasswordChangeState } from './password-change-presenter.ts';
import type { ProofState } from './proof-presenter.ts';

type Example<S extends { step: string }> = {
  readonly [K in S['step']]: Extract<S, { step: K }>;
} & Readonly<Record<string, S>>;

export const member: Learner = {
  id: '0199a1f0-0000-7000-8000-000000000100',
  email: 'hana.sato@example.com',
  isGuest: false,
  isEmailConfirmed: true,
  hasPassword: true,
  hasAnsweredSurvey: true,
  studentId: undefined,
  customerId: undefined,
};
export const guest: Learner = { ...member, email: undefined, isGuest: true, hasPassword: false };
const unconfirmed: Learner = { ...member, isEmailConfirmed: false };
const idle = { step: 'idle' } as const;

export const states: Example<AccountState> = {
  loading: { step: 'loading' },
  shown: { step: 'shown', learner: member, link: idle },
  unconfirmed: { step: 'shown', learner: unconfirmed, link: idle },
  sending: { step: 'shown', learner: unconfirmed, link: { step: 'sending' } },
  sent: { step: 'shown', learner: unconfirmed, link: { step: 'sent' } },
  refused: {
    step: 'shown',
    learner: unconfirmed,
    link: { step: 'refused', error: { kind: 'too-many-requests' } },
  },
  'no-email': {
    step: 'shown',
    learner: { ...member, email: undefined, isEmailConfirmed: false },
    link: idle,
  },
  guest: { step: 'shown', learner: guest, link: idle },
  failed: { step: 'failed', error: { kind: 'offline' } },
};

export const emailChangeStates: Example<EmailChangeState> = {
  filling: { step: 'filling', error: undefined },
  taken: { step: 'filling', error: { kind: 'email-taken' } },
  offline: { step: 'filling', error: { kind: 'offline' } },
  sending: { step: 'sending' },
  'link-sent': { step: 'link-sent', email: 'hana@example.net' },
};

export const passwordChangeStates: Example<PasswordChangeState> = {
  filling: { step: 'filling', error: undefined },
  wrong: { step: 'filling', error: { kind: 'wrong-password' } },
  weak: { step: 'filling', error: { kind: 'weak-password' } },
  guessable: { step: 'filling', error: { kind: 'guessable-password' } },
  breached: { step: 'filling', error: { kind: 'breached-password' } },
  changing: { step: 'changing' },
  changed: { step: 'changed' },
};

export const deletionStates: Example<AccountDeletionState> = {
  explaining: { step: 'explaining', error: undefined },
  refused: { step: 'explaining', error: { kind: 'server-error', status: 500 } },
  asking: { step: 'asking' },
  deleting: { step: 'deleting' },
  deleted: { step: 'deleted' },
};

const here = {
  id: '0199a1f0-0000-7000-8000-000000000201',
  name: 'Safari · iPhone',
  kind: 'phone' as const,
  begunAt: '2026-11-02T08:20:00.000Z',
  usedAt: '2026-11-21T22:05:00.000Z',
  isCurrent: true,
};
const laptop = {
  ...here,
  id: 'laptop',
  name: 'Chrome · Windows',
  kind: 'computer' as const,
  isCurrent: false,
};
const unknown = {
  ...laptop,
  id: 'unknown',
  name: undefined,
  kind: 'unknown' as const,
  usedAt: '2026-11-19T03:40:00.000Z',
};
const devices = [here, laptop, unknown];

/** She is signed in nowhere else. */
export const devicesAlone: DevicesState = {
  step: 'shown',
  devices: [here],
  ending: undefined,
  error: undefined,
};

export const devicesStates: Example<DevicesState> = {
  loading: { step: 'loading' },
  shown: { step: 'shown', devices, ending: undefined, error: undefined },
  alone: devicesAlone,
  ending: { step: 'shown', devices, ending: 'laptop', error: undefined },
  'ending-others': { step: 'shown', devices, ending: 'others', error: undefined },
  refused: { step: 'shown', devices, ending: undefined, error: { kind: 'offline' } },
  failed: { step: 'failed', error: { kind: 'offline' } },
};

export const handoverStates: Example<HandoverState> = {
  ready: { step: 'ready', isBusy: false, error: undefined },
  busy: { step: 'ready', isBusy: true, error: undefined },
  offline: { step: 'ready', isBusy: false, error: { kind: 'offline' } },
  shown: {
    step: 'shown',
    link: `https://oz.example/ja/login_code#code=${'kR3v'.repeat(11)}&code_verify=${'x9Qw'.repeat(11)}`,
    squares: codesStates['setting-up'].secret.squares,
    seconds: 60,
  },
  expired: { step: 'expired' },
};

export const ownDataStates: Example<OwnDataState> = {
  idle: { step: 'idle' },
  preparing: { step: 'preparing' },
  saved: { step: 'saved' },
  failed: { step: 'failed', error: { kind: 'offline' } },
};

export const proofStates: Example<ProofState> = {
  'not-asked': { step: 'not-asked' },
  asking: { step: 'asking', error: undefined },
  wrong: { step: 'asking', error: { kind: 'wrong-password' } },
  offline: { step: 'asking', error: { kind: 'offline' } },
  checking: { step: 'checking' },
  'no-password': { step: 'no-password' },
};
