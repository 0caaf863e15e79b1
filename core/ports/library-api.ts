import type { Book, Lesson, LessonSummary } from '../verbal-composition/lesson.ts';
import type { RecordSummary } from '../verbal-composition/record.ts';
import type { MonologueState } from '../domain/monologue/monologue.ts';
import type { Milestone } from '../domain/study-time/study-achievements.ts';
import type { MaterialSummary } from '../monologue/monologue.ts';
import type { Result } from '../shared/result.ts';
import type { ApiError, NotFound } from './api-error.ts';

export interface BookLayout {
  readonly book: Book;
  /** In the order they are learned. */
  readonly lessons: readonly LessonSummary[];
}

/** How it is going. */
export interface Habit {
  /** The study day it was told on, as `2026-11-21`. */
  readonly today: string;
  /** What she wants to study each day, or what is enough for a habit. */
  readonly goalMinutes: number;
  readonly consecutiveDays: number;
  readonly totalConsecutiveDays: number;
  readonly restDaysLeft: number;
  /** Monday to Sunday around today. */
  readonly week: readonly HabitDay[];
  /** The highest she has reached; undefined before the first. */
  readonly latestMilestone: Milestone | undefined;
  /** The days of the milestone she was not congratulated on; undefined where there is none. */
  readonly toCelebrate: number | undefined;
}

export interface HabitDay {
  readonly day: string;
  readonly seconds: number;
  /** Without study, and in the row nevertheless. */
  readonly isRest: boolean;
}

export interface StudyStatus {
  /** The lesson being learned, else the first one not learned; undefined when all are learned. */
  readonly continueLesson: LessonSummary | undefined;
  /** What she wants to do each day; undefined where she did not say. */
  readonly goal: { readonly minutes: number; readonly lessons: number } | undefined;
  readonly habit: Habit;
  /** A question of a lesson was answered today; not there in what an older app has kept. */
  readonly hasPractisedToday?: boolean;
  /** Questions due, and questions graded in reviews today. */
  readonly review: { readonly dueCount: number; readonly doneCount: number };
  readonly speech: {
    /** What a coach would offer today; undefined where there are no themes. */
    readonly theme: MaterialSummary | undefined;
    readonly hasSpokenToday: boolean;
    /** Her latest speech; undefined before the first. */
    readonly latest:
      | {
          readonly id: string;
          readonly state: MonologueState;
          /** She has read its correction; not there in what an older app has kept. */
          readonly isRead?: boolean;
        }
      | undefined;
    /** Corrections that she has not read. */
    readonly unread: number;
  };
  /** The latest first; only rounds with a graded question. */
  readonly records: readonly RecordSummary[];
}

/** What is listed of a question beside its answers, as its author wrote it. */
export interface QuestionWordings {
  readonly id: string;
  /** Patterns of what is right. */
  readonly wordings: readonly string[];
  /** What learners say instead, never right. */
  readonly wrong: readonly string[];
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
  /** Of every question of a lesson, in its order. */
  wordings(lessonId: string): Promise<Result<readonly QuestionWordings[], ApiError | NotFound>>;
  studyStatus(): Promise<Result<StudyStatus, ApiError>>;
}
