import type { Result } from '../shared/result.ts';
import type { Lesson, Question } from '../verbal-composition/lesson.ts';
import type { Outcome } from '../verbal-composition/record.ts';
import type { ApiError, NotFound } from './api-error.ts';
import type { BookLayout } from './library-api.ts';

export interface ListedQuestion extends Question {
  /** How she answered it last; undefined where she has not. */
  readonly lastOutcome: Outcome | undefined;
}

export interface QuestionList extends Lesson {
  readonly unlocked: boolean;
  readonly questions: readonly ListedQuestion[];
}

/** What lessons are found by: every book with all its lessons, in order, and the questions of each. */
export interface CatalogueApi {
  layouts(): Promise<Result<readonly BookLayout[], ApiError>>;
  questionList(lessonId: string): Promise<Result<QuestionList, ApiError | NotFound>>;
}
