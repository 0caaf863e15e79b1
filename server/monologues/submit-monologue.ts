import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { LearnerContracts } from '../contracts/learner-contracts.ts';
import { startOfDay } from '../study-time/start-of-day.ts';
import type { CorrectionQueue } from './correction-queue.ts';
import type { Monologues, StoredMonologue } from './monologues.ts';
import type { Submissions } from './submissions.ts';

interface SubmitMonologueParts {
  readonly monologues: Monologues;
  readonly submissions: Pick<Submissions, 'take'>;
  readonly learnerContracts: Pick<LearnerContracts, 'allowed' | 'now'>;
  readonly queue: CorrectionQueue;
  readonly now: () => Date;
}

type NotSubmitted = { readonly kind: 'not-found' | 'submissions-exceeded' };

/** Has a speech that is kept here corrected; submitted twice, it is corrected once. */
export class SubmitMonologue {
  readonly #parts: SubmitMonologueParts;

  constructor(parts: SubmitMonologueParts) {
    this.#parts = parts;
  }

  async execute(learnerId: string, id: string): Promise<Result<StoredMonologue, NotSubmitted>> {
    const { monologues, queue, now } = this.#parts;
    const kept = await monologues.ofId(learnerId, id);
    if (!kept) return fail({ kind: 'not-found' });
    if (!kept.submittedAt && !(await this.#isAllowed(learnerId, id)))
      return fail({ kind: 'submissions-exceeded' });
    await monologues.submit(learnerId, id, now());
    const stored = await monologues.ofId(learnerId, id);
    if (!stored) return fail({ kind: 'not-found' });
    if (!stored.settledAt) await queue.put({ learnerId, id });
    return ok(stored);
  }

  async #isAllowed(learnerId: string, id: string): Promise<boolean> {
    const { submissions, learnerContracts } = this.#parts;
    const { corrections } = await learnerContracts.allowed(learnerId);
    const today = learnerContracts.now();
    const since = corrections === 'unlimited' ? undefined : startOfDay(today);
    return submissions.take(learnerId, id, today, since);
  }
}
