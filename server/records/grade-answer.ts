import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Library } from '../library/library.ts';
import type { Outcome, Records, StoredDetail } from './records.ts';

export interface OwnGrade {
  readonly learnerId: string;
  readonly answerId: string;
  readonly recordId: string;
  readonly questionId: string;
  readonly outcome: Outcome;
  readonly answerMs: number;
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
      return ok({ ...before, outcome: grade.outcome });
    }
    const record = await this.#records.ofId(learnerId, grade.recordId);
    const asked = record && (await this.#library.question(grade.questionId));
    if (!asked || asked.lessonId !== record.lessonId) return fail({ kind: 'not-found' });
    await this.#records.addDetail({
      id: answerId,
      recordId: grade.recordId,
      learnerId,
      questionId: grade.questionId,
      outcome: grade.outcome,
      judged: undefined,
      transcript: undefined,
      words: [],
      nearest: undefined,
      answerMs: grade.answerMs,
      reactionMs: undefined,
      wordsPerMinute: undefined,
      generated: [],
      takePath: undefined,
      answeredAt: this.#now(),
    });
    const stored = await this.#records.detail(learnerId, answerId);
    return stored ? ok(stored) : fail({ kind: 'not-found' });
  }
}
