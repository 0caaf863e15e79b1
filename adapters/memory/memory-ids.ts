import type { Ids } from '../../core/ports/ids.ts';

/** Counts; the digits stand where a version 7 UUID has its time. */
export class MemoryIds implements Ids {
  #count = 0;

  next(): string {
    this.#count += 1;
    return `${this.#count.toString(16).padStart(8, '0')}-0000-7000-8000-000000000000`;
  }
}
