import type { PromptLanguage } from '../../core/domain/lesson/prompt.ts';
import type { SpeedLevel } from '../../core/domain/lesson/speed-level.ts';
import type { Book, Lesson, Question } from '../content/book-file.ts';

/** A lesson without its questions. */
export type LessonHead = Omit<Lesson, 'questions'>;

/** A book as a list shows it. */
export interface BookOutline extends Omit<Book, 'lessons'> {
  readonly lessons: readonly LessonHead[];
  /** In which every prompt of it is written. */
  readonly promptLanguages: readonly PromptLanguage[];
}

export interface StoredLesson {
  readonly bookId: string;
  readonly lesson: Lesson;
}

export interface StoredQuestion {
  readonly lessonId: string;
  readonly question: Question;
}

/** How far one learner is in one lesson. */
export interface LessonProgress {
  readonly lessonId: string;
  readonly bookId: string;
  readonly questionCount: number;
  readonly answeredCount: number;
  /** Questions answered correctly at least once. */
  readonly correctCount: number;
  /** The fastest finished round with every question right: what was answered last counts. */
  readonly bestTimeMs: number | undefined;
  /** The latest graded answer in it. */
  readonly lastAnsweredAt: Date | undefined;
}

/** What the finished rounds of one learner through one lesson have come to at one level. */
export interface LevelProgress {
  readonly level: SpeedLevel;
  readonly roundsDone: number;
  /** The fastest one with every question right. */
  readonly bestTimeMs: number | undefined;
}

/**
 * The books, as they were loaded last.
 *
 * - `replace` makes the books exactly these, in this order, in one step: a reader sees the old ones or the new.
 *   What learners did stays, also where its question is gone.
 * - `questions` keeps the order it is asked in, and leaves out what is in no book.
 * - `refresh` looks whether another server has replaced the books; what was known of them may be kept until then.
 * - `versionFor` changes when the books do, or what this learner did: her answers, rounds and records that are listed.
 *   It takes no longer than to read one row.
 * - `progressOf` has one entry per lesson, in the order of books and lessons; `levelsOf` one per level with a finished
 *   round. Both are of the books as they are: where a question came in or went, old answers and rounds are seen anew.
 */
export interface Library {
  replace(books: readonly Book[]): Promise<void>;
  outlines(): Promise<readonly BookOutline[]>;
  lesson(id: string): Promise<StoredLesson | undefined>;
  question(id: string): Promise<StoredQuestion | undefined>;
  questions(ids: readonly string[]): Promise<readonly StoredQuestion[]>;
  refresh(): Promise<void>;
  versionFor(learnerId: string): Promise<string>;
  progressOf(learnerId: string): Promise<readonly LessonProgress[]>;
  levelsOf(learnerId: string, lessonId: string): Promise<readonly LevelProgress[]>;
}
