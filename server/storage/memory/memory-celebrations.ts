import type { Celebrations } from '../../study-time/celebrations.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemoryCelebrations implements Celebrations {
  readonly #celebratedDays: MemoryTables['celebratedDays'];

  constructor({ celebratedDays }: MemoryTables) {
    this.#celebratedDays = celebratedDays;
  }

  async celebrated(learnerId: string): Promise<number> {
    return this.#celebratedDays.get(learnerId)?.days ?? 0;
  }

  async claim(learnerId: string, days: number): Promise<boolean> {
    if (days <= (this.#celebratedDays.get(learnerId)?.days ?? 0)) return false;
    this.#celebratedDays.set(learnerId, { learnerId, days });
    return true;
  }
}
