import type { Schedule, Schedules } from '../../plan/schedules.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemorySchedules implements Schedules {
  readonly #schedules: MemoryTables['schedules'];

  constructor({ schedules }: MemoryTables) {
    this.#schedules = schedules;
  }

  async of(learnerId: string): Promise<Schedule | undefined> {
    return this.#schedules.get(learnerId);
  }

  async change(
    learnerId: string,
    next: (kept: Schedule | undefined) => Schedule | undefined,
  ): Promise<void> {
    const schedule = next(this.#schedules.get(learnerId));
    if (schedule) this.#schedules.set(learnerId, schedule);
  }

  async remove(learnerId: string): Promise<boolean> {
    return this.#schedules.delete(learnerId);
  }
}
