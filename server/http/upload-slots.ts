import type { Budgets } from '../budgets.ts';

/** Who must wait: she has too many on their way, or all learners together have. */
export type NoSlot = 'of-learner' | 'of-all';

/** How many uploads are on their way or being worked on, and how much memory they may take. */
export class UploadSlots {
  readonly #mostOfLearner: number;
  readonly #mostBytes: number;
  readonly #ofLearner = new Map<string, number>();
  #bytes = 0;

  constructor(budgets: Pick<Budgets, 'uploadsOfLearner' | 'uploadMegabytes'>) {
    this.#mostOfLearner = budgets.uploadsOfLearner;
    this.#mostBytes = budgets.uploadMegabytes * 1024 * 1024;
  }

  /** What gives the slot back, once. An upload is always let in where there is no other. */
  take(learnerId: string, bytes: number): (() => void) | NoSlot {
    const count = this.#ofLearner.get(learnerId) ?? 0;
    if (count >= this.#mostOfLearner) return 'of-learner';
    if (this.#bytes > 0 && this.#bytes + bytes > this.#mostBytes) return 'of-all';
    this.#ofLearner.set(learnerId, count + 1);
    this.#bytes += bytes;
    return () => this.#giveBack(learnerId, bytes);
  }

  #giveBack(learnerId: string, bytes: number): void {
    this.#bytes -= bytes;
    const left = (this.#ofLearner.get(learnerId) ?? 1) - 1;
    if (left > 0) this.#ofLearner.set(learnerId, left);
    else this.#ofLearner.delete(learnerId);
  }
}
