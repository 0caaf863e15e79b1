import { describe, expect, it } from 'vitest';
import { daysUpTo } from '../../core/domain/study-time/study-day.ts';
import { calendarRows, loadOf, stepFrom } from './calendar-grid.ts';

const daysOf = (last: string, count: number) => daysUpTo(last, count).map((day) => ({ day }));

describe('calendarRows', () => {
  it('puts each day of a year once, on its weekday', () => {
    const days = daysOf('2026-11-21', 365);
    const rows = calendarRows(days);
    expect(rows.flat().filter((at) => at !== undefined)).toHaveLength(365);
    for (const [weekday, row] of rows.entries()) {
      for (const at of row) {
        const { day = '' } = at === undefined ? {} : (days[at] ?? {});
        if (day) expect((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7).toBe(weekday);
      }
    }
  });

  it('begins with the week of the first day', () => {
    // A Saturday, a Sunday and a Monday.
    expect(calendarRows(daysOf('2026-11-23', 3)).map((row) => [...row])).toEqual([
      [undefined, 2],
      ...Array.from({ length: 4 }, () => [undefined, undefined]),
      [0, undefined],
      [1, undefined],
    ]);
    expect(calendarRows([])).toEqual([]);
  });
});

it('goes by day and by week, and not beyond the ends', () => {
  const go = (key: string, from = 100) => stepFrom(from, key, 365);
  expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => go(key))).toEqual([
    99, 101, 93, 107,
  ]);
  expect([go('Home'), go('End')]).toEqual([0, 364]);
  expect([go('ArrowLeft', 6), go('ArrowDown', 364), go('a')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('tells how much a day was', () => {
  expect([0, 1, 299, 300, 900, 1800, 9000].map(loadOf)).toEqual([0, 1, 1, 2, 3, 4, 4]);
});
