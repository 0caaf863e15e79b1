import type { Book, Lesson, LessonSummary } from '../verbal-composition/lesson.ts';
import type { RecordSummary } from '../verbal-composition/record.ts';
import type { Result } from '../shared/result.ts';
import type { ApiError, NotFound } from './api-error.ts';

export interface BookLayout {
  readonly book: Book;
  /** In the order they are learned. */
  readonly lessons: readonly LessonSummary[];
}

export interface StudyStatus {
  /** The lesson being learned, else the first one not learned; undefined when all are learned. */
  readonly continueLesson: LessonSummary | undefined;
  /** What she wants to do each day; undefined where she did not say. */
  readonly goal: { readonly minutes: number; readonly lessons: number } | undefined;
  /** The latest first; only rounds with a graded question. */
  readonly records: readonly RecordSummary[];
}

/** What playing a lesson needs of it. */
export type LessonsApi = Pick<LibraryApi, 'lesson'>;

/**
 * Books and lessons, with how far this learner is.
 *
 * - The first lesson of a book is always unlocked, and whatever is below her level; another once every question of the one
 *   before was answered correctly.
 * - A lesson is learning from its first graded answer, learned once every question was answered correctly.
 */
export interface LibraryApi {
  books(): Promise<Result<readonly Book[], ApiError>>;
  book(id: string): Promise<Result<BookLayout, ApiError | NotFound>>;
  lesson(id: string): Promise<Result<Lesson, ApiError | NotFound>>;
  studyStatus(): Promise<Result<StudyStatus, ApiError>>;
}
