import type { Passkey } from '../../core/ports/passkeys-api.ts';
import type { OneTimeCodesState } from './one-time-codes-presenter.ts';
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

const ready = { isBusy: false, error: undefined } as const;
/** No real one, but as many squares. */
const squares = Array.from({ length: 33 }, (_, y) =>
  Array.from({ length: 33 }, (__, x) => ((x * 7 + y * 13 + x * y) % 3 === 0 ? '1' : '0')).join(''),
);
const secret = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Oz:hana?secret=JBSWY3DPEHPK3PXP',
  squares,
};
const codes = Array.from({ length: 10 }, (_, n) => `${n}7QK-M2XD-9RTB-4HZC-W8NF-J5EV`);

export const codesStates: {
  readonly [S in OneTimeCodesState['step']]: Extract<OneTimeCodesState, { step: S }>;
} & Readonly<Record<string, OneTimeCodesState>> = {
  loading: { step: 'loading' },
  failed: { step: 'failed', error: { kind: 'offline' } },
  off: { step: 'off', ...ready },
  'off-refused': { step: 'off', isBusy: false, error: { kind: 'offline' } },
  'setting-up': { step: 'setting-up', secret, ...ready },
  'code-wrong': { step: 'setting-up', secret, isBusy: false, error: { kind: 'wrong-code' } },
  'codes-told': { step: 'codes-told', codes },
  on: { step: 'on', codesLeft: 8, ...ready },
  ending: { step: 'on', codesLeft: 8, isBusy: true, error: undefined },
};
