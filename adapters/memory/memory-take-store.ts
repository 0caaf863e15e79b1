import type { SpokenAnswer } from '../../core/ports/records-api.ts';
import type { TakeStore } from '../../core/ports/take-store.ts';

export class MemoryTakeStore implements TakeStore {
  readonly #shelf: Map<string, SpokenAnswer>;

  constructor(shelf: Map<string, SpokenAnswer> = new Map()) {
    this.#shelf = shelf;
  }

  async keep(answer: SpokenAnswer): Promise<boolean> {
    this.#shelf.set(answer.answerId, answer);
    return true;
  }

  async drop(answerId: string): Promise<void> {
    this.#shelf.delete(answerId);
  }

  async all(): Promise<readonly SpokenAnswer[]> {
    return [...this.#shelf.values()];
  }
}
