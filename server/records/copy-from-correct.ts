import { ok, fail, type Result } from '../../core/shared/result.ts';
import type { Records } from './records.ts';

/** Begins a round with what was right in another one: only the rest is left to be asked. */
export class CopyFromCorrect {
  readonly #records: Records;
  readonly #now: () => Date;
  readonly #newId: () => string;

  constructor(records: Records, now: () => Date, newId: () => string) {
    this.#records = records;
    this.#now = now;
    this.#newId = newId;
  }

  /** The same `newId` again changes nothing. */
  async execute(
    learnerId: string,
    recordId: string,
    newId: string,
  ): Promise<Result<void, { readonly kind: 'not-found' }>> {
    const from = await this.#records.ofId(learnerId, recordId);
    if (!from) return fail({ kind: 'not-found' });
    const details = await this.#records.details(learnerId, [recordId]);
    const latest = new Map(details.map((detail) => [detail.questionId, detail]));
    const right = [...latest.values()].filter(({ outcome }) => outcome === 'correct');
    const { lessonId, mode, level } = from;
    await this.#records.copy(
      { id: newId, learnerId, lessonId, mode, level, startedAt: this.#now() },
      right.map((detail) => ({ ...detail, id: this.#newId(), recordId: newId })),
    );
    // The id is taken by another learner's round: to this one it does not exist.
    const begun = await this.#records.ofId(learnerId, newId);
    return begun ? ok(undefined) : fail({ kind: 'not-found' });
  }
}
