import type { OutboxError, Sent } from './outbox-kind.ts';

/**
 * What a try to send means for the queue:
 *
 * - `sent`: the server has it.
 * - `refused`: the server will never take it.
 * - `later`: this one is tried again later; the next may fare better.
 * - `kind-later`: the same for all of its kind.
 * - `kind-much-later`: the same, and not within the hour: what there was no room for was carried whole.
 * - `all-later`: nothing can be sent now.
 */
export type WhatFollows =
  | 'sent'
  | 'refused'
  | 'later'
  | 'kind-later'
  | 'kind-much-later'
  | 'all-later';

const AFTER = {
  'no-speech': 'refused',
  'japanese-spoken': 'refused',
  'audio-unreadable': 'refused',
  'audio-too-long': 'refused',
  'not-found': 'refused',
  offline: 'all-later',
  'signed-out': 'all-later',
  'no-contract': 'all-later',
  'too-many-requests': 'all-later',
  'server-error': 'kind-later',
  'speech-engine-loading': 'kind-later',
  'speech-engine-busy': 'kind-later',
  // There is room again tomorrow.
  'speech-day-limit': 'kind-much-later',
  'takes-full': 'kind-much-later',
  'server-full': 'kind-much-later',
  'submissions-exceeded': 'kind-later',
  'recognition-failed': 'later',
  'grading-delayed': 'later',
  unexpected: 'later',
  // What an older app sends may be understood once it is new.
  'bad-request': 'later',
  'request-problem': 'later',
  // It opens with the lesson before, whose answers may still be on their way.
  'lesson-locked': 'later',
} as const satisfies Readonly<Record<OutboxError['kind'], WhatFollows>>;

type Refusal = {
  [Kind in OutboxError['kind']]: (typeof AFTER)[Kind] extends 'refused' ? Kind : never;
}[OutboxError['kind']];

/** Whether the server will never take what it answered so. */
export const isRefusal = (kind: OutboxError['kind']): kind is Refusal => AFTER[kind] === 'refused';

/** @param sent undefined where there was nothing to send, or another tab is sending it. */
export const whatFollows = (sent: Sent | undefined): WhatFollows =>
  !sent || sent.ok ? 'sent' : AFTER[sent.error.kind];
