import type { LocalText } from '../shared/language.ts';
import type { Change } from '../shared/later-change.ts';
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

export interface BookmarkedQuestion {
  readonly question: Question;
  readonly lessonId: string;
  readonly lessonTitle: LocalText;
  readonly bookId: string;
}

/** The same for two bookmarks of one thing. */
export const keyOf = ({ kind, id }: Pick<BookmarkTarget, 'kind' | 'id'>): string => `${kind} ${id}`;
