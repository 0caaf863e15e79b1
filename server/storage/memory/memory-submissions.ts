import { randomUUID } from 'node:crypto';
import type { Submissions } from '../../monologues/submissions.ts';
import { keyOf, type MemoryTables } from './memory-tables.ts';

export class MemorySubmissions implements Submissions {
  readonly #submissions: MemoryTables['submissions'];

  constructor({ submissions }: MemoryTables) {
    this.#submissions = submissions;
  }

  async take(learnerId: string, id: string, at: Date, since: Date | undefined): Promise<boolean> {
    const key = keyOf(learnerId, id);
    if (this.#submissions.has(key)) return true;
    const isAnother = [...this.#submissions.values()].some(
      (one) => since && one.learnerId === learnerId && one.at >= since,
    );
    if (!isAnother) this.#submissions.set(key, { learnerId, at });
    return !isAnother;
  }

  async giveBack(learnerId: string, id: string): Promise<void> {
    this.#submissions.delete(keyOf(learnerId, id));
  }

  async forgetId(learnerId: string, id: string): Promise<void> {
    const noted = this.#submissions.get(keyOf(learnerId, id));
    if (!noted) return;
    await this.giveBack(learnerId, id);
    this.#submissions.set(keyOf(learnerId, `removed ${randomUUID()}`), noted);
  }
}
