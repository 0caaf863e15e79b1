import type { Clock } from '../ports/clock.ts';

const SHARED_MS = 1000;

interface Asked {
  readonly at: number;
  readonly answer: Promise<unknown>;
}

/** Reads that are asked for again within a second are given the same answer; what failed is asked anew. */
export class SharedReads {
  readonly #clock: Clock;
  readonly #asked = new Map<string, Asked>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  ask<T extends Promise<{ readonly ok: boolean }>>(key: string, ask: () => T): T {
    const known = this.#asked.get(key);
    const since = this.#clock.now() - (known?.at ?? 0);
    // The key says what is asked, and so the type of the answer.
    if (known && since >= 0 && since < SHARED_MS) return known.answer as T;
    const answer = ask();
    const asked = { at: this.#clock.now(), answer };
    this.#asked.set(key, asked);
    const forget = () => {
      if (this.#asked.get(key) === asked) this.#asked.delete(key);
    };
    answer.then(({ ok }) => ok || forget(), forget);
    return answer;
  }

  /** Something was changed, and every answer may be another one now. */
  forget(): void {
    this.#asked.clear();
  }
}
