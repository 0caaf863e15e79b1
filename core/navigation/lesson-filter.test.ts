import { describe, expect, it } from 'vitest';
import { EVERY_LESSON, lessonsPath, readLessonFilter, type LessonFilter } from './lesson-filter.ts';

const read = (path: string): LessonFilter => {
  const query = new URLSearchParams(path.split('?')[1] ?? '');
  return readLessonFilter((name) => query.get(name));
};

describe('the address of a list of lessons', () => {
  it.each<[Partial<LessonFilter>, string]>([
    [{}, '/verbal_composition/lessons'],
    [{ tab: 'saved' }, '/verbal_composition/lessons?tab=saved'],
    [
      { tab: 'bookmark', genre: 'business', status: 'learned', easy: true },
      '/verbal_composition/lessons?tab=bookmark&genre=business&status=learned&easy=1',
    ],
  ])('of %j is %s, and is read back', (filter, path) => {
    expect(lessonsPath(filter)).toBe(path);
    expect(read(path)).toEqual({ ...EVERY_LESSON, ...filter });
  });

  it('is read as the usual one where it makes no sense', () => {
    expect(read('/?tab=everything&genre=&status=learning&easy=yes')).toEqual(EVERY_LESSON);
  });
});
