import type { ApiError, NotFound } from '../ports/api-error.ts';
import type { LessonsApi } from '../ports/library-api.ts';
import type { RecordsApi } from '../ports/records-api.ts';
import type { ReviewApi } from '../ports/review-api.ts';
import { ok, type Result } from '../shared/result.ts';
import type { Question } from './lesson.ts';
import type { LessonRecord, Outcome, RecordDetail, RecordSummary } from './record.ts';
import { tomorrowAfter, type Tomorrow } from './tomorrow.ts';

export interface ReviewedQuestion {
  readonly question: Question;
  /** Undefined when it was not answered in this round. */
  readonly detail: RecordDetail | undefined;
  /** What counts; there also where nothing else is known of the answer. */
  readonly outcome: Outcome | undefined;
}

/** A round and what it was about, side by side. */
export interface RecordReview {
  readonly record: LessonRecord;
  readonly questions: readonly ReviewedQuestion[];
  /** Every round through the same lesson, this one among them, the latest first. */
  readonly rounds: readonly RecordSummary[];
  readonly tomorrow: Tomorrow;
}

/** Looks back on a round: every question of the lesson, with what was answered. */
export class ReviewRecord {
  readonly #records: Pick<RecordsApi, 'record' | 'standing'>;
  readonly #library: LessonsApi;
  readonly #reviews: Pick<ReviewApi, 'status'>;

  constructor(
    records: Pick<RecordsApi, 'record' | 'standing'>,
    library: LessonsApi,
    reviews: Pick<ReviewApi, 'status'>,
  ) {
    this.#records = records;
    this.#library = library;
    this.#reviews = reviews;
  }

  async execute(id: string): Promise<Result<RecordReview, ApiError | NotFound>> {
    const record = await this.#records.record(id);
    if (!record.ok) return record;
    const { lessonId } = record.value;
    const [lesson, standing, reviews] = await Promise.all([
      this.#library.lesson(lessonId),
      this.#records.standing(lessonId),
      this.#reviews.status(),
    ]);
    if (!lesson.ok) return lesson;
    if (!standing.ok) return standing;
    // The latest answer to a question is the one that counts.
    const latest = new Map(record.value.details.map((detail) => [detail.questionId, detail]));
    return ok({
      record: record.value,
      rounds: standing.value.records,
      // A result is shown all the same where it is not known what is due.
      tomorrow: tomorrowAfter(record.value, reviews.ok ? reviews.value : undefined),
      questions: lesson.value.questions.map((question) => ({
        question,
        detail: latest.get(question.id),
        outcome: latest.get(question.id)?.outcome ?? record.value.earlierOutcomes?.[question.id],
      })),
    });
  }
}
