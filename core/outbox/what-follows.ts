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

export const whatFollows = (sent: Sent): WhatFollows =>
  sent.ok ? 'sent' : afterError(sent.error.kind);

function afterError(kind: OutboxError['kind']): WhatFollows {
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
      return 'kind-later';
    case 'recognition-failed':
    case 'grading-delayed':
    case 'unexpected':
    // It opens with the lesson before, whose answers may still be on their way.
    case 'lesson-locked':
      return 'later';
    case 'no-speech':
    case 'audio-unreadable':
    case 'audio-too-long':
    case 'not-found':
      return 'refused';
  }
}
