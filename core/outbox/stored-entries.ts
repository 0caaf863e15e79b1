import type { Clock } from '../ports/clock.ts';
import type { Preferences } from '../ports/preferences.ts';
import type { OutboxKindName } from './outbox-kind.ts';

const BEGINNING = 'outbox ';

export interface StoredEntry {
  readonly id: string;
  readonly queuedAt: number;
  readonly body: unknown;
  /** As it stands on the device. */
  readonly text: string;
}

const keyOf = (kind: OutboxKindName, learnerId: string, id: string): string =>
  `${BEGINNING}${kind} ${learnerId} ${id}`;

/**
 * Outbox entries among what the device keeps as text, each under a name of its own: two tabs that write at the same
 * moment take nothing from each other, and writing is over before a tab can be killed.
 */
export class StoredEntries {
  readonly #preferences: Preferences;
  readonly #clock: Clock;
  #lastQueuedAt = 0;

  constructor(preferences: Preferences, clock: Clock) {
    this.#preferences = preferences;
    this.#clock = clock;
  }

  /** In place of what was put in under the same id, which keeps its place in the queue. */
  put(kind: OutboxKindName, learnerId: string, id: string, body: unknown): void {
    const queuedAt = this.find(kind, learnerId, id)?.queuedAt ?? this.#next();
    this.#preferences.write(keyOf(kind, learnerId, id), JSON.stringify({ id, queuedAt, body }));
  }

  find(kind: OutboxKindName, learnerId: string, id: string): StoredEntry | undefined {
    return this.#read(keyOf(kind, learnerId, id));
  }

  /** The first one put in comes first. */
  all(kind: OutboxKindName, learnerId: string): readonly StoredEntry[] {
    return this.#preferences
      .names(keyOf(kind, learnerId, ''))
      .map((name) => this.#read(name))
      .filter((entry) => entry !== undefined)
      .toSorted((a, b) => a.queuedAt - b.queuedAt);
  }

  /** Where `text` is given, only if it still stands so. */
  drop(kind: OutboxKindName, learnerId: string, id: string, text?: string): void {
    const key = keyOf(kind, learnerId, id);
    if (text === undefined || this.#preferences.read(key) === text) this.#preferences.remove(key);
  }

  /** Of every kind. */
  async forget(learnerId: string): Promise<void> {
    for (const name of this.#preferences.names(BEGINNING)) {
      if (name.split(' ')[2] === learnerId) this.#preferences.remove(name);
    }
  }

  /** Unlike the one before, also where the clock stands still. */
  #next(): number {
    this.#lastQueuedAt = Math.max(this.#clock.now(), this.#lastQueuedAt + 1);
    return this.#lastQueuedAt;
  }

  /** Anything may be found in a browser's storage; what is not ours is passed over. */
  #read(key: string): StoredEntry | undefined {
    const text = this.#preferences.read(key);
    if (text === undefined) return undefined;
    try {
      const { id, queuedAt, body } = Object(JSON.parse(text));
      const isOurs = typeof id === 'string' && Number.isFinite(queuedAt);
      return isOurs ? { id, queuedAt, body, text } : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Which kinds of entries lie on the device, of any learner; told without reading them. */
export const kindsStored = (preferences: Preferences): ReadonlySet<string> =>
  new Set(preferences.names(BEGINNING).map((name) => name.split(' ')[1] ?? ''));
