import { describe, expect, it } from 'vitest';
import type { BookmarkedAnswer, BookmarkedQuestion, BookmarkList } from '../bookmarks/bookmark.ts';
import { EVERY_LESSON, type LessonFilter } from '../navigation/lesson-filter.ts';
import type { BookLayout } from '../ports/library-api.ts';
import { findLessons, findBookmarked } from './find-lessons.ts';
import type { Genre, LessonSummary, Progress } from './lesson.ts';

const text = { ja: '', en: '', ko: '' };

const lesson = (id: string, progress: Progress, easy = false): LessonSummary => ({
  id,
  bookId: '',
  bookTitle: text,
  title: text,
  minutes: 5,
  easy,
  questionCount: 10,
  progress,
  unlocked: true,
  opensAfter: undefined,
  bestTimeMs: undefined,
});

const layout = (genre: Genre, ...lessons: readonly LessonSummary[]): BookLayout => ({
  book: {
    id: genre,
    title: text,
    description: text,
    genre,
    level: 'B1',
    tags: [],
    lessonCount: lessons.length,
    learnedLessonCount: 0,
    promptLanguages: ['ja'],
  },
  lessons,
});

const SHELF = [
  layout(
    'everyday',
    lesson('a', 'learned', true),
    lesson('b', 'learning'),
    lesson('c', 'unlearned'),
  ),
  layout('business', lesson('d', 'learning', true), lesson('e', 'unlearned')),
];

const found = (filter: Partial<LessonFilter>) =>
  findLessons(SHELF, { ...EVERY_LESSON, ...filter }, (id) => ['c', 'd'].includes(id))
    .map((one) => one.lesson.id)
    .join('');

describe('lessons', () => {
  it.each<[Partial<LessonFilter>, string]>([
    [{}, 'abcde'],
    [{ tab: 'learning' }, 'bd'],
    [{ tab: 'learned' }, 'a'],
    [{ tab: 'saved' }, 'cd'],
    [{ genre: 'business' }, 'de'],
    [{ genre: 'everyday' }, 'abc'],
    [{ status: 'unlearned' }, 'ce'],
    [{ status: 'learned' }, 'a'],
    [{ easy: true }, 'ad'],
    [{ tab: 'saved', genre: 'business', easy: true }, 'd'],
    [{ tab: 'saved', status: 'unlearned' }, 'c'],
  ])('with %j are %s', (filter, ids) => {
    expect(found(filter)).toBe(ids);
  });

  it('are found on the tabs of a progress whatever status was chosen before', () => {
    expect(found({ tab: 'learning', status: 'learned' })).toBe('bd');
    expect(found({ tab: 'learned', status: 'unlearned' })).toBe('a');
  });

  it('have their places in their books', () => {
    expect(findLessons(SHELF, EVERY_LESSON, () => false).map(({ number }) => number)).toEqual([
      1, 2, 3, 1, 2,
    ]);
  });
});

describe('what is bookmarked', () => {
  // No more of it is looked at.
  const of = (...lessonIds: readonly string[]): BookmarkList => ({
    questions: lessonIds.map((lessonId) => ({ lessonId }) as BookmarkedQuestion),
    answers: lessonIds.map((lessonId) => ({ lessonId }) as BookmarkedAnswer),
  });

  it('is that whose lessons the filter leaves, in its own order', () => {
    const left = (filter: Partial<LessonFilter>) =>
      findBookmarked(of('e', 'a', 'b'), SHELF, { ...EVERY_LESSON, tab: 'bookmark', ...filter });
    expect(left({})).toEqual(of('e', 'a', 'b'));
    expect(left({ genre: 'everyday' })).toEqual(of('a', 'b'));
    expect(left({ status: 'learned' })).toEqual(of('a'));
    expect(left({ easy: true })).toEqual(of('a'));
  });

  it('of a lesson that is in no book is not shown', () => {
    expect(findBookmarked(of('gone'), SHELF, EVERY_LESSON)).toEqual(of());
  });
});
