import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Library } from '../library/library.ts';
import { askedIn, keepAnswer, type GivenAnswer } from './given-answer.ts';
import type { Outcome, Records, StoredDetail } from './records.ts';

export interface OwnGrade extends GivenAnswer {
  readonly outcome: Outcome;
}

/** The learner's own word on an answer: flips what was judged, or grades what never was. */
export class GradeAnswer {
  readonly #records: Records;
  readonly #library: Library;
  readonly #now: () => Date;

  constructor(records: Records, library: Library, now: () => Date) {
    this.#records = records;
    this.#library = library;
    this.#now = now;
  }

  async execute(grade: OwnGrade): Promise<Result<StoredDetail, { kind: 'not-found' }>> {
    const { learnerId, answerId } = grade;
    const before = await this.#records.detail(learnerId, answerId);
    if (before) {
      await this.#records.setOutcome(learnerId, answerId, grade.outcome);
      return ok({ ...before, outcome: grade.outcome, isOwnWord: before.judged !== undefined });
    }
    const asked = await askedIn(this.#records, this.#library, grade);
    if (!asked) return fail({ kind: 'not-found' });
    const { outcome } = grade;
    const stored = await keepAnswer(this.#records, grade, { outcome, answeredAt: this.#now() });
    return stored ? ok(stored) : fail({ kind: 'not-found' });
  }
}
