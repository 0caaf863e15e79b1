import type { TeacherName } from '../../core/teacher/teacher-talk.ts';

/** An answer of the teacher, as she reads it. */
export interface ReadAnswer {
  readonly asked: string;
  readonly teacher: TeacherName;
  readonly answer: string;
  readonly isBookmarked: boolean;
}

/** What she asks the teacher, and reads there. */
export interface AsksTeacher {
  /** About the question with this id. */
  opens(questionId: string): Promise<void>;
  /** And reads what comes, until it is whole or refused. */
  asks(text: string): Promise<void>;
  /** What the screen offers to ask, first to last. */
  offered(): Promise<readonly string[]>;
  answers(): Promise<readonly ReadAnswer[]>;
  /** How often she can still ask. */
  left(): Promise<number>;
  /** Bookmarks the newest answer, or takes the bookmark away. */
  bookmarks(): Promise<void>;
  /** The refusal before her. */
  refusal(): Promise<string | undefined>;
}
