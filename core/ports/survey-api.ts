import type { LocalText } from '../shared/language.ts';
import type { Result } from '../shared/result.ts';
import type { LessonSummary } from '../verbal-composition/lesson.ts';
import type { ApiError } from './api-error.ts';

export interface SurveyQuestion {
  readonly id: string;
  readonly title: LocalText;
  readonly choice: 'one' | 'several';
  readonly options: readonly { readonly id: string; readonly label: LocalText }[];
}

export interface SurveyAnswer {
  readonly questionId: string;
  readonly optionIds: readonly string[];
}

export interface Survey {
  readonly questions: readonly SurveyQuestion[];
  /** What the learner answered so far. */
  readonly answers: readonly SurveyAnswer[];
}

export interface FirstLesson {
  /** Undefined when there is no lesson at all. */
  readonly lesson: LessonSummary | undefined;
  /** What she wants to do each day, and about how many lessons that is. */
  readonly goalMinutes: number;
  readonly goalLessons: number;
}

/**
 * The questions asked of a newcomer.
 *
 * - No answers at all skip the survey; it is behind her then, too.
 * - The same answers lead to the same lesson.
 */
export interface SurveyApi {
  survey(): Promise<Result<Survey, ApiError>>;
  answer(answers: readonly SurveyAnswer[]): Promise<Result<FirstLesson, ApiError>>;
}
