import type { EmailConfirmationState } from './email-confirmation-presenter.ts';

type EveryStep = {
  readonly [S in EmailConfirmationState['step']]: Extract<EmailConfirmationState, { step: S }>;
};

export const states: EveryStep & Readonly<Record<string, EmailConfirmationState>> = {
  confirming: { step: 'confirming' },
  confirmed: { step: 'confirmed', email: 'hana.sato@example.com' },
  'link-invalid': { step: 'link-invalid' },
  failed: { step: 'failed', error: { kind: 'offline' } },
  taken: { step: 'failed', error: { kind: 'email-taken' } },
};
