import type { SpokenAnswer } from '../../core/ports/records-api.ts';
import type { TakeStore } from '../../core/ports/take-store.ts';

export class MemoryTakeStore implements TakeStore {
  readonly #shelf: Map<string, SpokenAnswer>;
  #isFull = false;

  constructor(shelf: Map<string, SpokenAnswer> = new Map()) {
    this.#shelf = shelf;
  }

  async keep(answer: SpokenAnswer): Promise<boolean> {
    if (this.#isFull) return false;
    this.#shelf.set(answer.answerId, structuredClone(answer));
    return true;
  }

  async drop(answerId: string): Promise<void> {
    this.#shelf.delete(answerId);
  }

  async all(): Promise<readonly SpokenAnswer[]> {
    return [...this.#shelf.values()].sort((a, b) => a.answerId.localeCompare(b.answerId));
  }

  /** Not part of the port: from now on the device has no room. */
  fill(): void {
    this.#isFull = true;
  }
}
