import { describe, expect, it } from 'vitest';
import { meaningOf } from './trend-meaning.ts';
import { beginningOf, NOTHING, trendsOf, type TrendDay } from './trends.ts';

const day = (on: string, more: Partial<TrendDay> = {}): TrendDay => ({
  day: on,
  studySeconds: 60,
  levels: NOTHING,
  paces: NOTHING,
  reactions: NOTHING,
  firstAnswers: NOTHING,
  ...more,
});

describe('trendsOf', () => {
  it('adds days up to weeks, and takes means of what was measured', () => {
    const days = [
      day('2026-11-15', { levels: { count: 1, total: 2 }, firstAnswers: { count: 4, total: 1 } }),
      day('2026-11-16', { levels: { count: 1, total: 3 } }),
      day('2026-11-22', { levels: { count: 2, total: 4 }, reactions: { count: 2, total: 3000 } }),
      day('2026-11-23'),
    ];
    const [first, second, third] = trendsOf(days, ['2026-11-09', '2026-11-16', '2026-11-23']);
    expect(first).toMatchObject({ levelScore: 2, newQuestions: 4, firstRight: 0.25 });
    expect(second).toMatchObject({ studySeconds: 120, reactionMs: 1500 });
    expect(second?.levelScore).toBeCloseTo(7 / 3);
    expect(third).toEqual({
      beginsOn: '2026-11-23',
      studySeconds: 60,
      levelScore: undefined,
      wordsPerMinute: undefined,
      reactionMs: undefined,
      newQuestions: 0,
      firstRight: undefined,
    });
  });

  it('knows where weeks and months begin', () => {
    expect(beginningOf('2026-11-22', 'week')).toBe('2026-11-16');
    expect(beginningOf('2026-11-23', 'week')).toBe('2026-11-23');
    expect(beginningOf('2026-11-23', 'month')).toBe('2026-11-01');
  });
});

describe('meaningOf', () => {
  it('says nothing of less than four measured values', () => {
    expect(meaningOf([1, undefined, 2, undefined, 3], 0.1)).toEqual({ kind: 'too-little' });
    expect(meaningOf([], 0.1)).toEqual({ kind: 'too-little' });
  });

  it('holds the later half against the earlier', () => {
    expect(meaningOf([90, undefined, 92, 98, 100], 5)).toEqual({
      kind: 'rising',
      before: 91,
      lately: 99,
    });
    expect(meaningOf([100, 98, 92, 90], 5).kind).toBe('falling');
    expect(meaningOf([100, 99, 101, 98], 5).kind).toBe('steady');
  });

  it('looks no further back than eight', () => {
    const long = [1, 1, 1, 1, 5, 5, 5, 5, 6, 6, 6, 6];
    expect(meaningOf(long, 0.5)).toEqual({ kind: 'rising', before: 5, lately: 6 });
  });
});
