import { dayNumber } from '../../core/domain/study-time/study-day.ts';

const WEEK = 7;

/** Seconds from which on a day counts as a little, some, much and very much. */
const LOADS = [1, 300, 900, 1800] as const;

/** 0 for nothing, to 4 for very much. */
export const loadOf = (seconds: number): number => LOADS.filter((least) => seconds >= least).length;

/**
 * For Monday to Sunday, the places of their days in the list, week by week; undefined where a week has a day the list has not.
 *
 * @param days one after the other, the oldest first
 */
export function calendarRows(
  days: readonly { readonly day: string }[],
): readonly (readonly (number | undefined)[])[] {
  const [first] = days;
  if (!first) return [];
  // Day 0 was a Thursday.
  const before = (dayNumber(first.day) + 3) % WEEK;
  const weeks = Math.ceil((before + days.length) / WEEK);
  return Array.from({ length: WEEK }, (_, weekday) =>
    Array.from({ length: weeks }, (_week, week) => {
      const at = week * WEEK + weekday - before;
      return at >= 0 && at < days.length ? at : undefined;
    }),
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -WEEK,
  ArrowRight: WEEK,
};

/** Where a key leads from a place; undefined for other keys, and where nothing is. */
export function stepFrom(place: number, key: string, length: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const to = place + (STEPS[key] ?? Number.NaN);
  return to >= 0 && to < length ? to : undefined;
}
