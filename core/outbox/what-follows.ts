import type { OutboxError, Sent } from './outbox-kind.ts';

/**
 * What a try to send means for the queue:
 *
 * - `sent`: the server has it.
 * - `refused`: the server will never take it.
 * - `later`: this one is tried again later; the next may fare better.
 * - `kind-later`: the same for all of its kind.
 * - `all-later`: nothing can be sent now.
 */
export type WhatFollows = 'sent' | 'refused' | 'later' | 'kind-later' | 'all-later';

const REFUSALS = [
  'no-speech',
  'japanese-spoken',
  'audio-unreadable',
  'audio-too-long',
  'not-found',
] as const;

type Refusal = (typeof REFUSALS)[number];

/** Whether the server will never take what it answered so. */
export const isRefusal = (kind: OutboxError['kind']): kind is Refusal =>
  REFUSALS.some((refusal) => refusal === kind);

/** @param sent undefined where there was nothing to send, or another tab is sending it. */
export const whatFollows = (sent: Sent | undefined): WhatFollows =>
  !sent || sent.ok ? 'sent' : afterError(sent.error.kind);

function afterError(kind: OutboxError['kind']): WhatFollows {
  if (isRefusal(kind)) return 'refused';
  switch (kind) {
    case 'offline':
    case 'signed-out':
    case 'no-contract':
    case 'too-many-requests':
      return 'all-later';
    case 'server-error':
    case 'speech-engine-loading':
    case 'speech-engine-busy':
    // There is room again tomorrow.
    case 'speech-day-limit':
    case 'takes-full':
    case 'submissions-exceeded':
      return 'kind-later';
    case 'recognition-failed':
    case 'grading-delayed':
    case 'unexpected':
    // What an older app sends may be understood once it is new.
    case 'bad-request':
    case 'request-problem':
    // It opens with the lesson before, whose answers may still be on their way.
    case 'lesson-locked':
      return 'later';
  }
}
