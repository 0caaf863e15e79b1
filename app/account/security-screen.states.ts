import type { Passkey } from '../../core/ports/passkeys-api.ts';
import type { PasskeysState } from './passkeys-presenter.ts';

const phone: Passkey = {
  id: 'phone',
  name: 'Safari · iPhone',
  addedAt: '2026-11-02T08:20:00.000Z',
  usedAt: '2026-11-21T22:05:00.000Z',
};
const laptop: Passkey = { ...phone, id: 'laptop', name: undefined, usedAt: undefined };
const passkeys = [phone, laptop];
const shown = {
  step: 'shown',
  passkeys,
  isPossible: true,
  doing: undefined,
  error: undefined,
} as const;

export const passkeysStates: {
  readonly [S in PasskeysState['step']]: Extract<PasskeysState, { step: S }>;
} & Readonly<Record<string, PasskeysState>> = {
  loading: { step: 'loading' },
  shown,
  none: { ...shown, passkeys: [] },
  'not-possible': { ...shown, isPossible: false },
  adding: { ...shown, doing: 'adding' },
  removing: { ...shown, doing: 'laptop' },
  known: { ...shown, error: { kind: 'passkey-known' } },
  refused: { ...shown, error: { kind: 'offline' } },
  failed: { step: 'failed', error: { kind: 'offline' } },
};
