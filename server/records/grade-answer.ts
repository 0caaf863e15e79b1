import { fail, ok, type Result } from '../../core/shared/result.ts';
import {
  askedIn,
  keepAnswer,
  type AnswerParts,
  type GivenAnswer,
  type NotAsked,
} from './given-answer.ts';
import type { Outcome, StoredDetail } from './records.ts';

export interface OwnGrade extends GivenAnswer {
  readonly outcome: Outcome;
}

/** The learner's own word on an answer: flips what was judged, or grades what never was. */
export class GradeAnswer {
  readonly #parts: AnswerParts;

  constructor(parts: AnswerParts) {
    this.#parts = parts;
  }

  async execute(grade: OwnGrade): Promise<Result<StoredDetail, NotAsked>> {
    const { records, now } = this.#parts;
    const { learnerId, answerId, recordId, questionId, outcome } = grade;
    const before = await records.detail(learnerId, answerId);
    if (before) {
      // It stays where it was given.
      const isSame = before.recordId === recordId && before.questionId === questionId;
      if (!isSame) return fail({ kind: 'not-found' });
      await records.setOutcome(learnerId, answerId, outcome, now());
      return ok({ ...before, outcome, isOwnWord: before.judged !== undefined });
    }
    const asked = await askedIn(this.#parts, grade);
    if (!asked.ok) return asked;
    const kept = await keepAnswer(records, grade, asked.value, { outcome, answeredAt: now() });
    return kept ? ok(kept.stored) : fail({ kind: 'not-found' });
  }
}
