import type { Learner } from '../../core/ports/account-api.ts';
import type { AccountDeletionState } from './account-deletion-presenter.ts';
import type { AccountState } from './account-presenter.ts';
import type { EmailChangeState } from './email-change-presenter.ts';
import type { PasswordChangeState } from './password-change-presenter.ts';

type Example<S extends { step: string }> = {
  readonly [K in S['step']]: Extract<S, { step: K }>;
} & Readonly<Record<string, S>>;

export const member: Learner = {
  id: '0199a1f0-0000-7000-8000-000000000100',
  email: 'hana.sato@example.com',
  isGuest: false,
  isEmailConfirmed: true,
  hasAnsweredSurvey: true,
  studentId: undefined,
  customerId: undefined,
};
export const guest: Learner = { ...member, email: undefined, isGuest: true };
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
