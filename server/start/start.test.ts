import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BookOutline } from '../library/library.ts';
import { readBooks } from '../content/read-books.ts';
import { Shelf } from '../library/shelf.ts';
import { readSurvey, type Survey } from '../survey/survey-file.ts';
import { lessonsADay } from './pace.ts';
import { pathFrom, startOf, type Start } from './start.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const SINCE = new Date(1000);
const text = { ja: '本', en: 'book', ko: '책' };

const book = (
  id: string,
  genre: BookOutline['genre'],
  level: BookOutline['level'],
): BookOutline => ({
  id,
  genre,
  level,
  title: text,
  description: text,
  tags: [],
  lessons: [],
  promptLanguages: ['ja'],
});

const SHELF = [
  book('a2', 'everyday', 'A2'),
  book('work', 'business', 'B1'),
  book('a1', 'everyday', 'A1'),
  book('b1', 'everyday', 'B1'),
  book('boss', 'business', 'B2'),
];

const path = (level: Start['level'], genres: readonly BookOutline['genre'][] = [], shelf = SHELF) =>
  pathFrom(shelf, { level, genres: new Set(genres) }).map(({ id }) => id);

describe('the path through the books', () => {
  it.each<[string, Start['level'], readonly BookOutline['genre'][], string]>([
    ['of her level', 'B1', ['everyday'], 'b1'],
    ['of the genre she wants', 'B2', ['business'], 'boss'],
    ['of the genre she wants, where it is a little hard', 'A2', ['business'], 'work'],
    ['of another genre, where hers is much too hard', 'A1', ['business'], 'a1'],
    ['of her level in one of the genres she wants', 'A1', ['business', 'everyday'], 'a1'],
    ['for beginners who have begun, when she did not say', undefined, [], 'a2'],
    ['of the highest level there is', 'C1', ['everyday'], 'b1'],
  ])('begins with the book %s', (_, level, genres, id) => {
    expect(path(level, genres)[0]).toBe(id);
  });

  it('goes up from there, and comes to what is easier at last', () => {
    expect(path('A2', ['everyday'])).toEqual(['a2', 'b1', 'work', 'boss', 'a1']);
    expect(path(undefined)).toEqual(['a2', 'b1', 'work', 'boss', 'a1']);
  });

  it('is rather too easy than too hard', () => {
    const shelf = [book('hard', 'everyday', 'B1'), book('easy', 'everyday', 'A1')];
    expect(path('A2', [], shelf)[0]).toBe('easy');
    expect(path('A2', [], [])).toEqual([]);
  });
});

describe('where she starts', () => {
  const chosen = (...pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([questionId, id]) => ({ questionId, optionIds: [id] }));

  const survey = async (): Promise<Survey> => {
    const read = await readSurvey(join(CONTENT, 'survey.yaml'));
    return read.ok ? read.value : expect.fail();
  };

  it('is what she said', async () => {
    const answers = chosen(['scene', 'business'], ['level', 'opinions'], ['minutes', 'twenty']);
    const learner = { survey: answers, surveyedAt: SINCE, placement: undefined };
    const start = startOf(await survey(), learner);
    expect(start).toMatchObject({ level: 'B2', goalMinutes: 20, since: 1000 });
    const books = await readBooks(join(CONTENT, 'books'));
    const shelf = new Shelf(books.ok ? books.value : expect.fail()).outlines;
    expect(pathFrom(shelf, start)[0]).toMatchObject({ genre: 'business', level: 'B2' });
  });

  it('is what the placement found, whatever she said', async () => {
    const placement = { answers: [], level: 'A1', placedAt: 2000 } as const;
    const learner = { survey: chosen(['level', 'opinions']), surveyedAt: SINCE, placement };
    expect(startOf(await survey(), learner)).toMatchObject({ level: 'A1', since: 2000 });
  });

  it('is not known of whom nothing is known, nor of one who skipped it all', async () => {
    for (const learner of [undefined, { survey: [], surveyedAt: SINCE, placement: undefined }]) {
      const start = startOf(await survey(), learner);
      expect(start).toEqual({
        level: undefined,
        genres: new Set(),
        goalMinutes: 5,
        since: undefined,
      });
    }
  });
});

it.each([
  [20, 5, 4],
  [5, 5, 1],
  [3, 5, 1],
  [10, 0, 10],
])('a goal of %i minutes is, with lessons of %i, %i a day', (goal, lesson, count) => {
  expect(lessonsADay(goal, lesson)).toBe(count);
});
