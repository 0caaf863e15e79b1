import { describe, expect, it } from 'vitest';
import type { BookOutline, LessonProgress } from './library.ts';
import { lessonToContinue, progressName, withProgress } from './progress.ts';

const title = { ja: '', en: '', ko: '' };

const book = (id: string, ...lessons: readonly string[]): BookOutline => ({
  id,
  title,
  description: title,
  genre: 'everyday',
  level: 'A1',
  tags: [],
  lessons: lessons.map((lesson) => ({ id: lesson, title, minutes: 5, easy: true })),
  promptLanguages: ['ja'],
});

const progress = (lessonId: string, answered = 0, correct = 0, at?: number): LessonProgress => ({
  lessonId,
  bookId: 'b-1',
  questionCount: 2,
  answeredCount: answered,
  correctCount: correct,
  bestTimeMs: undefined,
  lastAnsweredAt: at === undefined ? undefined : new Date(at),
});

const lessons = (all: readonly LessonProgress[], ...books: readonly BookOutline[]) =>
  [...withProgress(books, all).values()].flat();

describe('progress', () => {
  it.each([
    [0, 0, 'unlearned'],
    [1, 0, 'learning'],
    [2, 1, 'learning'],
    [2, 2, 'learned'],
  ])('with %d answered and %d right is %s', (answered, correct, name) => {
    expect(progressName(progress('l-1', answered, correct))).toBe(name);
  });

  it('unlocks each lesson by the one before it, in each book from the first', () => {
    const all = [progress('l-1', 2, 2), progress('l-2', 2, 1), progress('l-3'), progress('l-4')];
    const shown = lessons(all, book('b-1', 'l-1', 'l-2', 'l-3'), book('b-2', 'l-4'));
    expect(shown.map(({ lesson, unlocked }) => [lesson.id, unlocked])).toEqual([
      ['l-1', true],
      ['l-2', true],
      ['l-3', false],
      ['l-4', true],
    ]);
  });

  it('says which lesson opens a locked one', () => {
    const all = [progress('l-1'), progress('l-2')];
    const [first, second] = lessons(all, book('b-1', 'l-1', 'l-2'));
    expect([first?.opensAfter, second?.opensAfter?.id]).toEqual([undefined, 'l-1']);
  });

  it('keeps open what she has begun, also where a question was added to the one before', () => {
    const all = [progress('l-1', 2, 1), progress('l-2', 2, 2)];
    const shown = lessons(all, book('b-1', 'l-1', 'l-2'));
    expect(shown.map(({ unlocked }) => unlocked)).toEqual([true, true]);
  });

  it.each([
    [undefined, [true, false, true, false]],
    ['A1', [true, false, true, false]],
    ['A2', [true, true, true, false]],
    ['B1', [true, true, true, true]],
  ] as const)('opens what is below her level: %s', (level, unlocked) => {
    const all = ['l-1', 'l-2', 'l-3', 'l-4'].map((id) => progress(id));
    const books = [
      book('b-1', 'l-1', 'l-2'),
      { ...book('b-2', 'l-3', 'l-4'), level: 'A2' as const },
    ];
    const shown = [...withProgress(books, all, level).values()].flat();
    expect(shown.map((one) => one.unlocked)).toEqual(unlocked);
  });
});

describe('the lesson to continue', () => {
  const next = (...all: readonly LessonProgress[]) =>
    lessonToContinue(lessons(all, book('b-1', 'l-1', 'l-2'), book('b-2', 'l-3')))?.lesson.id;

  it('is the first one for a newcomer', () => {
    expect(next(progress('l-1'), progress('l-2'), progress('l-3'))).toBe('l-1');
  });

  it('is the one answered last', () => {
    expect(next(progress('l-1', 1, 0, 1), progress('l-2'), progress('l-3', 1, 0, 2))).toBe('l-3');
    expect(next(progress('l-1', 1, 0, 2), progress('l-2'), progress('l-3', 1, 0, 1))).toBe('l-1');
  });

  it('is never one that is learned or locked', () => {
    expect(next(progress('l-1', 2, 2, 9), progress('l-2'), progress('l-3'))).toBe('l-2');
  });

  it('is not what she was learning before she told where she starts', () => {
    const all = [progress('l-1'), progress('l-2'), progress('l-3', 1, 0, 5)];
    const shown = lessons(all, book('b-1', 'l-1', 'l-2'), book('b-2', 'l-3'));
    expect(lessonToContinue(shown, 5)?.lesson.id).toBe('l-3');
    expect(lessonToContinue(shown, 6)?.lesson.id).toBe('l-1');
  });

  it('is none when all are learned', () => {
    const learned = (id: string) => progress(id, 2, 2, 1);
    expect(next(learned('l-1'), learned('l-2'), learned('l-3'))).toBeUndefined();
  });
});
