import type { SecurityEvent, SecurityRecord } from './security-record.ts';

export interface ForwardSettings {
  readonly url: string;
  /** What the receiver knows Oz by. */
  readonly token: string | undefined;
}

export interface ForwardTrouble {
  readonly kind: 'refused' | 'unreachable';
  readonly status?: number;
}

interface ForwardParts extends ForwardSettings {
  readonly record: Pick<SecurityRecord, 'toForward' | 'forwarded'>;
  readonly warn: (trouble: ForwardTrouble) => void;
  readonly deadlineMs?: number;
}

const DEADLINE_MS = 10_000;
export const EVENTS_AT_ONCE = 500;
/** The next minute goes on: a job is not to be taken for one that hangs. */
const MOST_BATCHES = 10;

/**
 * Hands the security record to another system of the operator, an event a line in JSON, as it was written. What was not taken is sent
 * again, so that an event may come twice, with the same id.
 */
export class ForwardRecord {
  readonly #parts: ForwardParts;

  constructor(parts: ForwardParts) {
    this.#parts = parts;
  }

  async execute(): Promise<void> {
    const { record, warn } = this.#parts;
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const events = await record.toForward(EVENTS_AT_ONCE);
      if (events.length === 0) return;
      const trouble = await this.#send(events);
      // Those after it wait, too: the order is kept.
      if (trouble) return warn(trouble);
      await record.forwarded(events.map(({ id }) => id));
      if (events.length < EVENTS_AT_ONCE) return;
    }
  }

  async #send(events: readonly SecurityEvent[]): Promise<ForwardTrouble | undefined> {
    const { url, token, deadlineMs = DEADLINE_MS } = this.#parts;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-ndjson',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: events.map((event) => `${JSON.stringify(event)}\n`).join(''),
        redirect: 'manual',
        signal: AbortSignal.timeout(deadlineMs),
      });
      await response.body?.cancel();
      return response.ok ? undefined : { kind: 'refused', status: response.status };
    } catch {
      // Whatever fetch throws: no answer came.
      return { kind: 'unreachable' };
    }
  }
}
