import { beforeEach, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryPageVisibility } from '../../adapters/memory/memory-page-visibility.ts';
import { watchStudyDay } from './watch-study-day.ts';

const HOUR_MS = 3_600_000;

let clock: MemoryClock;
let visibility: MemoryPageVisibility;
let days: number;
let stop: () => void;

beforeEach(() => {
  // 22:00 in Japan
  clock = new MemoryClock(Date.UTC(2026, 10, 21, 13));
  visibility = new MemoryPageVisibility();
  days = 0;
  stop = watchStudyDay({ clock, visibility }, () => {
    days += 1;
  });
});

/** She puts the phone away, and takes it out again. */
const isAway = (hours: number) => {
  visibility.turn(false);
  clock.pass(hours * HOUR_MS);
  visibility.turn(true);
};

it('tells that another day has begun when the app is looked at again', () => {
  isAway(1);
  expect(days).toBe(0);
  isAway(9);
  expect(days).toBe(1);
  isAway(1);
  expect(days).toBe(1);
  isAway(24);
  expect(days).toBe(2);
});

it('tells nothing while nothing is seen of it', () => {
  visibility.turn(false);
  clock.pass(48 * HOUR_MS);
  expect(days).toBe(0);
});

it('tells so at 3:00 where she is awake', () => {
  clock.pass(5 * HOUR_MS - 1);
  expect(days).toBe(0);
  clock.pass(1);
  expect(days).toBe(1);
  clock.pass(24 * HOUR_MS);
  expect(days).toBe(2);
});

it('tells nothing once it is stopped', () => {
  stop();
  clock.pass(24 * HOUR_MS);
  isAway(24);
  expect(days).toBe(0);
});
