import { expect, it } from 'vitest';
import { startOfDay } from './start-of-day.ts';

it.each([
  ['2026-11-20T18:00:00.000Z', '2026-11-20T18:00:00.000Z'],
  ['2026-11-20T17:59:59.999Z', '2026-11-19T18:00:00.000Z'],
  ['2026-11-21T00:00:00.000Z', '2026-11-20T18:00:00.000Z'],
  ['2026-11-21T17:59:59.999Z', '2026-11-20T18:00:00.000Z'],
  ['2027-01-01T18:00:00.000Z', '2027-01-01T18:00:00.000Z'],
])('at %s the day began at %s', (now, began) => {
  expect(startOfDay(new Date(now)).toISOString()).toBe(began);
});
