import type { Clock } from '../ports/clock.ts';
import type { LocalCache } from '../ports/local-cache.ts';
import type { Reporter } from '../ports/reporter.ts';
import { orNothing } from '../shared/or-nothing.ts';
import type { AnsweredHere } from './answered-here.ts';
import type { Read, Readable } from './readable.ts';
import { withAnswered, type Beside } from './with-answered.ts';

/** Table of the local database that holds what was read. */
export const READS_TABLE = 'reads';

/** Goes up when something readable changes its shape: older copies are then no longer found. */
const SHAPE = 1;

export interface ReadCopiesParts {
  readonly cache: LocalCache;
  readonly clock: Clock;
  readonly reporter: Reporter;
  /** UTF-8; the core has no platform to ask. */
  readonly utf8: {
    encode(text: string): Uint8Array;
    decode(bytes: Uint8Array): string;
  };
  /** The ids of lessons that can be played without a server. */
  readonly lessons: (learnerId: string) => readonly string[];
  readonly answered: (learnerId: string) => Promise<AnsweredHere>;
}

/** What the server last said to each learner, on this device. */
export class ReadCopies {
  readonly #parts: ReadCopiesParts;

  constructor(parts: ReadCopiesParts) {
    this.#parts = parts;
  }

  async keep<Name extends keyof Readable>(
    learnerId: string,
    name: Name,
    id: string,
    value: Readable[Name],
  ): Promise<void> {
    const now = this.#parts.clock.now();
    await this.#orNothing(() =>
      this.#parts.cache.put({
        key: keyOf(learnerId, name, id),
        data: this.#parts.utf8.encode(JSON.stringify(value)),
        etag: undefined,
        created_at: now,
        updated_at: now,
      }),
    );
  }

  async find<Name extends keyof Readable>(
    learnerId: string,
    name: Name,
    id: string,
  ): Promise<Read<Readable[Name], never> | undefined> {
    return this.#orNothing(async () => {
      const found = await this.#copyOf(learnerId, name, id);
      if (!found) return undefined;
      const answered = await this.#parts.answered(learnerId);
      const beside = await this.#beside(learnerId, answered);
      const value = withAnswered[name](found.read, answered, beside);
      const themes = await this.#idsOf(learnerId, 'theme');
      const cached = { at: found.at, lessons: this.#parts.lessons(learnerId), themes };
      return { ok: true, value, cached };
    });
  }

  async #copyOf<Name extends keyof Readable>(
    learnerId: string,
    name: Name,
    id: string,
  ): Promise<{ readonly read: Readable[Name]; readonly at: number } | undefined> {
    const item = await this.#parts.cache.get(keyOf(learnerId, name, id));
    if (!item) return undefined;
    // The key names what was kept there, and so its type.
    const read = JSON.parse(this.#parts.utf8.decode(item.data)) as Readable[Name];
    return { read, at: item.updated_at };
  }

  async #idsOf(learnerId: string, name: keyof Readable): Promise<readonly string[]> {
    const start = keyOf(learnerId, name, '');
    const keys = await this.#parts.cache.keysFrom(start);
    return keys.map((key) => key.slice(start.length));
  }

  /** Where she has answered nothing since, no count changes. */
  async #beside(learnerId: string, { outcomes }: AnsweredHere): Promise<Beside | undefined> {
    if (outcomes.size === 0) return undefined;
    const [review, layouts] = await Promise.all([
      this.#copyOf(learnerId, 'review', ''),
      this.#copyOf(learnerId, 'lessons', ''),
    ]);
    return { items: review?.read.items ?? [], layouts: layouts?.read ?? [] };
  }

  /** A broken cache is reported, and is as an empty one. */
  #orNothing<T>(run: () => Promise<T>): Promise<T | undefined> {
    return orNothing(this.#parts.reporter, 'local cache', run);
  }
}

const keyOf = (learnerId: string, name: keyof Readable, id: string): string =>
  `${SHAPE} ${learnerId} ${name} ${id}`;
