import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { CorrectionQueue } from './correction-queue.ts';
import type { Monologues, StoredMonologue } from './monologues.ts';

/** Has a speech that is kept here corrected; submitted twice, it is corrected once. */
export class SubmitMonologue {
  readonly #monologues: Monologues;
  readonly #queue: CorrectionQueue;
  readonly #now: () => Date;

  constructor(monologues: Monologues, queue: CorrectionQueue, now: () => Date) {
    this.#monologues = monologues;
    this.#queue = queue;
    this.#now = now;
  }

  async execute(
    learnerId: string,
    id: string,
  ): Promise<Result<StoredMonologue, { readonly kind: 'not-found' }>> {
    if (!(await this.#monologues.submit(learnerId, id, this.#now())))
      return fail({ kind: 'not-found' });
    const stored = await this.#monologues.ofId(learnerId, id);
    if (!stored) return fail({ kind: 'not-found' });
    if (!stored.settledAt) await this.#queue.put({ learnerId, id });
    return ok(stored);
  }
}
