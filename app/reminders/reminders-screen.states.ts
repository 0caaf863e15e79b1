import type { RemindersState } from './reminders-presenter.ts';

const off = {
  step: 'shown',
  known: {
    isOn: false,
    hour: 20,
    timeZone: undefined,
    language: undefined,
    devices: [],
    here: undefined,
    isRefusedHere: false,
    webPushKey: 'a-key',
  },
  wantedHour: 20,
  isBusy: false,
  error: undefined,
} as const;

const on = { ...off, known: { ...off.known, isOn: true, devices: ['web', 'ios', 'web'] } } as const;

export const remindersStates: Readonly<Record<string, RemindersState>> = {
  loading: { step: 'loading' },
  off,
  on,
  'refused-here': { ...on, known: { ...on.known, devices: ['ios'], isRefusedHere: true } },
  nowhere: { ...on, known: { ...on.known, devices: [] } },
  'on-at-another-hour': { ...on, known: { ...on.known, hour: 18 }, wantedHour: 18 },
  busy: { ...off, isBusy: true },
  'busy-with-hour': { ...on, wantedHour: 7, isBusy: true },
  denied: { ...off, error: { kind: 'push-denied' } },
  dismissed: { ...off, error: { kind: 'push-dismissed' } },
  unsupported: { ...off, error: { kind: 'push-unsupported' } },
  'push-failed': { ...off, error: { kind: 'push-failed' } },
  offline: { ...on, error: { kind: 'offline' } },
  failed: { step: 'failed', error: { kind: 'offline' } },
};
