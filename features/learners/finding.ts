import type { LessonFilter } from '../../core/navigation/lesson-filter.ts';
import type { Outcome } from '../../core/verbal-composition/record.ts';

/** How she finds a lesson, and looks at its questions. */
export interface FindsLessons {
  /** The list of all lessons. */
  opensLessons(): Promise<void>;
  /** On that list. */
  chooses(chosen: Partial<LessonFilter>): Promise<void>;
  /** Titles of the lessons listed, in order. */
  lessons(): Promise<readonly string[]>;
  /** Titles of the lessons of the open book, in order. */
  lessonsOfBook(): Promise<readonly string[]>;
  /** How many the tab that is open says it shows. */
  count(): Promise<number>;
  opensLesson(title: string): Promise<void>;
  opensQuestions(title: string): Promise<void>;
  /** The open list of questions, each with how it was answered last. */
  questions(): Promise<
    readonly {
      readonly prompt: string;
      readonly lastOutcome: Outcome | 'waiting' | undefined;
    }[]
  >;
  /** Of a question on the open list, once she opens it. */
  modelAnswer(prompt: string): Promise<string>;
}

/** What she asked the teacher and was told, and where that was. */
export interface BookmarkedTalk {
  readonly asked: string;
  readonly answer: string;
  readonly prompt: string;
  readonly lesson: string;
}

/** What she wants to find again. */
export interface KeepsBookmarks {
  /** Turns the bookmark of a lesson in sight on or off. */
  saves(title: string): Promise<void>;
  isSaved(title: string): Promise<boolean>;
  /** Turns the bookmark of a question in sight on or off. */
  bookmarks(prompt: string): Promise<void>;
  isBookmarked(prompt: string): Promise<boolean>;
  /** What the list of bookmarked questions shows: prompts, each with its model answer. */
  bookmarked(): Promise<readonly { readonly prompt: string; readonly answer: string }[]>;
  /** What the same list shows of the teacher's answers, once she unfolds them. */
  answers(): Promise<readonly BookmarkedTalk[]>;
  /** Turns the bookmark of an answer on that list off; it stays in sight until she looks elsewhere. */
  takesAnswerOff(asked: string): Promise<void>;
  /** Until the server knows of everything. */
  areTold(): Promise<void>;
}
