import { describe, expect, it } from 'vitest';
import type { BookOutline } from '../library/library.ts';
import type { LessonAndProgress } from '../library/progress.ts';
import { goalMinutes, recommendLesson } from './recommend-lesson.ts';
import type { SurveyOption } from './survey-file.ts';

const text = { ja: '本', en: 'book', ko: '책' };

const book = (
  id: string,
  genre: BookOutline['genre'],
  level: BookOutline['level'],
): BookOutline => ({ id, genre, level, title: text, description: text, tags: [], lessons: [] });

const lessons = (books: readonly BookOutline[]) =>
  new Map(
    books.map(({ id }) => [id, [`${id}-1`, `${id}-2`].map((lesson) => entry(id, lesson))] as const),
  );

const entry = (bookId: string, id: string): LessonAndProgress => ({
  lesson: { id, title: text, minutes: 5, easy: true },
  bookTitle: text,
  progress: {
    lessonId: id,
    bookId,
    questionCount: 10,
    answeredCount: 0,
    correctCount: 0,
    bestTimeMs: undefined,
    lastAnsweredAt: undefined,
  },
  unlocked: true,
});

const option = (more: Partial<SurveyOption>): SurveyOption => ({ id: 'o', label: text, ...more });

const SHELF = [
  book('a1', 'everyday', 'A1'),
  book('a2', 'everyday', 'A2'),
  book('b1', 'everyday', 'B1'),
  book('work', 'business', 'B1'),
];

const recommended = (chosen: readonly SurveyOption[], shelf = SHELF) =>
  recommendLesson(shelf, lessons(shelf), chosen)?.lesson.id;

describe('the recommended lesson', () => {
  it.each<[string, SurveyOption[], string]>([
    ['of her level', [option({ level: 'B1' })], 'b1-1'],
    [
      'of the genre she wants, whatever its level',
      [option({ level: 'A1' }), option({ genre: 'business' })],
      'work-1',
    ],
    [
      'of her level in one of the genres she wants',
      [option({ genre: 'business' }), option({ genre: 'everyday' }), option({ level: 'A1' })],
      'a1-1',
    ],
    ['for beginners who have begun, when she did not say', [], 'a2-1'],
    ['of the highest level there is', [option({ level: 'B2' })], 'b1-1'],
  ])('is the first one %s', (_, chosen, id) => {
    expect(recommended(chosen)).toBe(id);
  });

  it('is rather too easy than too hard', () => {
    const shelf = [book('hard', 'everyday', 'B1'), book('easy', 'everyday', 'A1')];
    expect(recommended([option({ level: 'A2' })], shelf)).toBe('easy-1');
  });

  it('is none where there is no lesson', () => {
    expect(recommended([], [])).toBeUndefined();
  });
});

describe('the goal', () => {
  it('is what she said, or five minutes', () => {
    expect(goalMinutes([option({ level: 'A1' }), option({ minutes: 20 })])).toBe(20);
    expect(goalMinutes([])).toBe(5);
  });
});
