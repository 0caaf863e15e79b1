import type { LocalText } from '../shared/language.ts';
import type { Change } from '../domain/bookmark/later-change.ts';
import type { TeacherAnswer } from '../teacher/teacher-talk.ts';
import type { Question } from '../verbal-composition/lesson.ts';

/** What can be found again: a question, a lesson of her saved list, or an answer of the teacher. */
export type BookmarkKind = 'question' | 'lesson' | 'teacher-answer';

export interface BookmarkTarget {
  readonly kind: BookmarkKind;
  readonly id: string;
  /** The question that the teacher answered; undefined for the other kinds. */
  readonly questionId: string | undefined;
}

export interface Bookmark extends BookmarkTarget, Change {}

/** Where a bookmarked thing belongs. */
interface Place {
  readonly lessonId: string;
  readonly lessonTitle: LocalText;
  readonly bookId: string;
}

export interface BookmarkedQuestion extends Place {
  readonly question: Question;
}

/** What the teacher told her, and of which question. */
export interface BookmarkedAnswer extends Place {
  readonly answer: TeacherAnswer;
  readonly question: Question;
}

/** Everything bookmarked that stands on a list of its own, the latest first. */
export interface BookmarkList {
  readonly questions: readonly BookmarkedQuestion[];
  readonly answers: readonly BookmarkedAnswer[];
}

/** The same for two bookmarks of one thing. */
export const keyOf = ({ kind, id }: Pick<BookmarkTarget, 'kind' | 'id'>): string => `${kind} ${id}`;
