import type { BookmarkList } from '../bookmarks/bookmark.ts';
import { hasStatus, type LessonFilter, type LessonTab } from '../navigation/lesson-filter.ts';
import type { BookLayout } from '../ports/library-api.ts';
import type { Genre, LessonSummary, Level } from './lesson.ts';

/** A lesson beside what its book says of it. */
export interface FoundLesson {
  readonly lesson: LessonSummary;
  readonly genre: Genre;
  readonly level: Level;
  /** Its place in its book, from 1. */
  readonly number: number;
}

/** The lessons a filter leaves, in the order of books; on the tab of bookmarks those of any tab. */
export const findLessons = (
  layouts: readonly BookLayout[],
  filter: LessonFilter,
  isSaved: (lessonId: string) => boolean,
): readonly FoundLesson[] =>
  layouts
    .filter(({ book }) => filter.genre === 'all' || book.genre === filter.genre)
    .flatMap(({ book: { genre, level }, lessons }) =>
      lessons.map((lesson, at) => ({ lesson, genre, level, number: at + 1 })),
    )
    .filter(
      ({ lesson }) =>
        (!filter.easy || lesson.easy) &&
        hasStanding(lesson, filter) &&
        isOnTab(lesson, filter.tab, isSaved),
    );

/** Of what is bookmarked, that whose lessons a filter leaves. */
export function findBookmarked(
  { questions, answers }: BookmarkList,
  layouts: readonly BookLayout[],
  filter: LessonFilter,
): BookmarkList {
  const found = findLessons(layouts, { ...filter, tab: 'bookmark' }, () => true);
  const ids = new Set(found.map(({ lesson }) => lesson.id));
  return {
    questions: questions.filter(({ lessonId }) => ids.has(lessonId)),
    answers: answers.filter(({ lessonId }) => ids.has(lessonId)),
  };
}

const hasStanding = ({ progress }: LessonSummary, filter: LessonFilter): boolean =>
  filter.status === 'all' || !hasStatus(filter) || progress === filter.status;

function isOnTab(
  lesson: LessonSummary,
  tab: LessonTab,
  isSaved: (lessonId: string) => boolean,
): boolean {
  switch (tab) {
    case 'all':
    case 'bookmark':
      return true;
    case 'learning':
    case 'learned':
      return lesson.progress === tab;
    case 'saved':
      return isSaved(lesson.id);
  }
}
