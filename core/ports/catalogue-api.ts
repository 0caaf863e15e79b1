import type { Result } from '../shared/result.ts';
import type { Lesson, Question } from '../verbal-composition/lesson.ts';
import type { Outcome, RecordSummary } from '../verbal-composition/record.ts';
import type { ApiError, NotFound } from './api-error.ts';
import type { BookLayout } from './library-api.ts';

export interface ListedQuestion extends Question {
  /** How she answered it last; undefined where she has not. */
  readonly lastOutcome: Outcome | undefined;
  /** She has answered it since, on this device, and it is still to be graded. */
  readonly isWaiting?: true;
}

export interface QuestionList extends Lesson {
  readonly unlocked: boolean;
  readonly questions: readonly ListedQuestion[];
}

/** Which records: of a month as `2026-11`, of lessons with this in their title; `after` is where the page before ended. */
export interface RecordWish {
  readonly month?: string;
  readonly name?: string;
  readonly after?: string;
}

export interface RecordPage {
  /** The latest first. */
  readonly records: readonly RecordSummary[];
  /** Undefined after the last. */
  readonly next: string | undefined;
  /** Every month in which she has records, the latest first. */
  readonly months: readonly string[];
}

/** What lessons are found by: every book with all its lessons, in order, the questions of each, and every record. */
export interface CatalogueApi {
  layouts(): Promise<Result<readonly BookLayout[], ApiError>>;
  records(wish: RecordWish): Promise<Result<RecordPage, ApiError>>;
  questionList(lessonId: string): Promise<Result<QuestionList, ApiError | NotFound>>;
}
