import type { CorrectionJob, CorrectionQueue } from './correction-queue.ts';

/** Corrects in this process, one after the other; what waits is lost with it. */
export class SerialQueue implements CorrectionQueue {
  readonly #correct: (job: CorrectionJob) => Promise<void>;
  readonly #onBug: (error: unknown) => void;
  readonly #waiting = new Set<string>();
  #last: Promise<void> = Promise.resolve();

  constructor(correct: (job: CorrectionJob) => Promise<void>, onBug: (error: unknown) => void) {
    this.#correct = correct;
    this.#onBug = onBug;
  }

  async put(job: CorrectionJob): Promise<void> {
    const key = `${job.learnerId} ${job.id}`;
    if (this.#waiting.has(key)) return;
    this.#waiting.add(key);
    this.#last = this.#last
      .then(() => this.#correct(job))
      .catch(this.#onBug)
      .finally(() => this.#waiting.delete(key))
      .then(() => undefined);
  }

  /** When everything that was put in so far is done. */
  settled(): Promise<void> {
    return this.#last;
  }
}
