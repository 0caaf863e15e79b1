import type { CodeSignInState } from './code-sign-in-presenter.ts';

export const codeSignInStates = {
  asking: { step: 'asking', isBusy: false, error: undefined },
  busy: { step: 'asking', isBusy: true, error: undefined },
  offline: { step: 'asking', isBusy: false, error: { kind: 'offline' } },
  'signed-in': { step: 'signed-in', email: 'hana.sato@example.com' },
  'signed-in-already': { step: 'signed-in-already' },
  refused: { step: 'refused' },
} as const satisfies Readonly<Record<string, CodeSignInState>>;
