import type { EmailConfirmationState } from './email-confirmation-presenter.ts';
import type { EmailUndoState } from './email-undo-presenter.ts';

type EveryStep = {
  readonly [S in EmailConfirmationState['step']]: Extract<EmailConfirmationState, { step: S }>;
};

export const states: EveryStep & Readonly<Record<string, EmailConfirmationState>> = {
  confirming: { step: 'confirming' },
  password: { step: 'password', isWrong: false },
  'wrong-password': { step: 'password', isWrong: true },
  confirmed: { step: 'confirmed', email: 'hana.sato@example.com' },
  'link-invalid': { step: 'link-invalid' },
  failed: { step: 'failed', error: { kind: 'offline' } },
  taken: { step: 'failed', error: { kind: 'email-taken' } },
};

export const undoStates: Readonly<Record<string, EmailUndoState>> = {
  asking: { step: 'asking', error: undefined },
  refused: { step: 'asking', error: { kind: 'offline' } },
  undoing: { step: 'undoing' },
  undone: { step: 'undone', email: 'hana.sato@example.com' },
  'link-invalid': { step: 'link-invalid' },
};
