import { randomUUID } from 'node:crypto';
import type { RefusalCode } from '../../protocol/refusal.ts';
import { REFUSALS_COUNTED, type CountedRefusal, type SecurityRecord } from './security-record.ts';

export const REFUSALS_EVERY_MS = 60 * 60 * 1000;

interface RefusalCountsParts {
  readonly record: Pick<SecurityRecord, 'add'>;
  readonly now: () => Date;
  /** Told where nothing could be written: then it is counted on, and written the next time. */
  readonly onBug: (error: unknown) => void;
}

/** Counts what is refused to a thief or a guesser, and writes it down hour by hour: a row of each would let a flood fill the disk. */
export class RefusalCounts {
  readonly #parts: RefusalCountsParts;
  readonly #counts = new Map<CountedRefusal, number>();

  constructor(parts: RefusalCountsParts) {
    this.#parts = parts;
  }

  /** What is not worth writing down is passed over. */
  add(code: RefusalCode | CountedRefusal): void {
    if (isCounted(code)) this.#more(code, 1);
  }

  /** At most one event of each since the last time. Never throws. */
  async write(): Promise<void> {
    const { record, now, onBug } = this.#parts;
    const counts = [...this.#counts];
    this.#counts.clear();
    const of = { kind: 'refused' as const, learnerId: undefined, address: undefined };
    for (const [subject, count] of counts) {
      try {
        await record.add({ ...of, id: randomUUID(), at: now(), subject, count });
      } catch (error) {
        this.#more(subject, count);
        onBug(error);
      }
    }
  }

  #more(subject: CountedRefusal, count: number): void {
    this.#counts.set(subject, (this.#counts.get(subject) ?? 0) + count);
  }
}

const isCounted = (code: string): code is CountedRefusal =>
  REFUSALS_COUNTED.some((one) => one === code);

declare module 'fastify' {
  interface FastifyInstance {
    /** Of the whole server; a bare one for a test has none. */
    refusalCounts?: RefusalCounts;
  }
}
