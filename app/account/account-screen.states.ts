import type { SessionState } from '../shell/session-presenter.ts';

type EveryStep = {
  readonly [S in SessionState['step']]: Extract<SessionState, { step: S }>;
};

/** Behind the gate only `signed-in` lasts; the others are there for the moment of leaving. */
export const states: EveryStep = {
  unknown: { step: 'unknown' },
  'signed-in': { step: 'signed-in', id: '0199a1f0-0000-7000-8000-000000000100' },
  'signed-out': { step: 'signed-out' },
  failed: { step: 'failed', error: { kind: 'offline' } },
};
