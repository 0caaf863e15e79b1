import type { Passkey } from '../../core/ports/passkeys-api.ts';
import type { OneTimeCodesState } from './one-time-codes-presenter.ts';
import type { SecurityRecordState } from './security-record-presenter.ts';
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

const at = (day: number) => `2026-11-${day}T08:20:00.000Z`;
const event = { subject: undefined, address: '203.0.113.7' };
const events = [
  { ...event, at: at(22), kind: 'signed-in', subject: 'passkey' },
  { ...event, at: at(21), kind: 'changed', subject: 'passkey-added' },
  { ...event, at: at(21), kind: 'signed-in', subject: 'password' },
  { ...event, at: at(20), kind: 'sign-in-failed', address: '2001:db8:1:2' },
  { ...event, at: at(19), kind: 'changed', subject: 'something-new' },
  { ...event, at: at(18), kind: 'operator-acted', subject: 'devices', address: undefined },
] as const;
const listed = { step: 'shown', events, next: 'next', isBusy: false, error: undefined } as const;

export const recordStates: {
  readonly [S in SecurityRecordState['step']]: Extract<SecurityRecordState, { step: S }>;
} & Readonly<Record<string, SecurityRecordState>> = {
  loading: { step: 'loading' },
  shown: listed,
  all: { ...listed, next: undefined },
  none: { ...listed, events: [], next: undefined },
  busy: { ...listed, isBusy: true },
  refused: { ...listed, error: { kind: 'offline' } },
  failed: { step: 'failed', error: { kind: 'offline' } },
};
