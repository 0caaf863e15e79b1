import type { SpokenAnswer } from '../../core/ports/records-api.ts';
import type { TakeStore } from '../../core/ports/take-store.ts';
import type { OpenDatabase } from './open-database.ts';

/** Where the device has no room, takes live as long as the page does. */
export class DexieTakeStore implements TakeStore {
  readonly #open: OpenDatabase;
  readonly #homeless = new Map<string, SpokenAnswer>();

  constructor(open: OpenDatabase) {
    this.#open = open;
  }

  async keep(answer: SpokenAnswer): Promise<boolean> {
    try {
      await (await this.#open()).takes.put(answer);
      this.#homeless.delete(answer.answerId);
      return true;
    } catch {
      this.#homeless.set(answer.answerId, answer);
      return false;
    }
  }

  async drop(answerId: string): Promise<void> {
    this.#homeless.delete(answerId);
    try {
      await (await this.#open()).takes.delete(answerId);
    } catch {
      // Sent again by mistake it is graded once; what was just graded must not be lost over it.
    }
  }

  async all(): Promise<readonly SpokenAnswer[]> {
    const kept = await this.#kept();
    const homeless = [...this.#homeless.values()];
    return [...kept, ...homeless].sort((a, b) => a.answerId.localeCompare(b.answerId));
  }

  async #kept(): Promise<readonly SpokenAnswer[]> {
    try {
      return await (await this.#open()).takes.toArray();
    } catch {
      return [];
    }
  }
}
