import type { SecurityEvent } from '../../core/ports/security-record-api.ts';

const SIGNED_IN = {
  password: 'record.signedIn.password',
  passkey: 'record.signedIn.passkey',
  code: 'record.signedIn.code',
  purchase: 'record.signedIn.purchase',
  'mail-link': 'record.signedIn.mailLink',
} as const;

const CHANGED = {
  password: 'record.changed.password',
  email: 'record.changed.email',
  devices: 'record.changed.devices',
  'passkey-added': 'record.changed.passkeyAdded',
  'passkey-removed': 'record.changed.passkeyRemoved',
  'one-time-codes-on': 'record.changed.codesOn',
  'one-time-codes-off': 'record.changed.codesOff',
  'recovery-codes': 'record.changed.recoveryCodes',
} as const;

const OF_KIND = {
  'signed-in': 'record.signedIn.other',
  'sign-in-failed': 'record.failed',
  'refresh-reused': 'record.reused',
  changed: 'record.changed.other',
  exported: 'record.exported',
  'operator-acted': 'record.operator',
} as const;

/** The text of an event; what this app does not know yet is told by its kind. */
export function eventText({ kind, subject = '' }: SecurityEvent) {
  if (kind === 'signed-in' && isIn(SIGNED_IN, subject)) return SIGNED_IN[subject];
  if (kind === 'changed' && isIn(CHANGED, subject)) return CHANGED[subject];
  return OF_KIND[kind];
}

const isIn = <T extends object>(texts: T, name: string): name is Extract<keyof T, string> =>
  Object.hasOwn(texts, name);
