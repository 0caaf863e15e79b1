import { expect, it } from 'vitest';
import { monthOf, spanOfMonth } from './record-month.ts';

it('begins and ends a month as in Japan', () => {
  const { from, until } = spanOfMonth('2026-11');
  expect(new Date(from).toISOString()).toBe('2026-10-31T15:00:00.000Z');
  expect(new Date(until).toISOString()).toBe('2026-11-30T15:00:00.000Z');
  expect(monthOf(from)).toBe('2026-11');
  expect(monthOf(from - 1)).toBe('2026-10');
  expect(monthOf(until)).toBe('2026-12');
});

it('ends December with the year', () => {
  expect(monthOf(spanOfMonth('2026-12').until)).toBe('2027-01');
});
