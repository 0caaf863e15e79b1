import { expect, it } from 'vitest';
import { daysFrom } from '../study-time/study-day.ts';
import { themeOfDay } from './theme-of-day.ts';

it('is another one each day, among the best five', () => {
  const days = daysFrom('2026-11-21', 10);
  const themes = days.map((day) => themeOfDay(['a', 'b', 'c', 'd', 'e', 'f', 'g'], day));
  expect(new Set(themes.slice(0, 5))).toEqual(new Set(['a', 'b', 'c', 'd', 'e']));
  expect(themes.slice(5)).toEqual(themes.slice(0, 5));
});

it('is nothing where there are no themes', () => {
  expect(themeOfDay([], '2026-11-21')).toBeUndefined();
});
