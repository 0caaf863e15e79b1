import { dayAfter, daysBetween } from './study-day.ts';

/** So many days of study earn a rest day. */
export const DAYS_OF_A_REST = 6;

/** So many rest days are kept at most. */
export const MOST_RESTS = 2;

export interface Streak {
  /** Days of study in a row up to today; rest days are in the row and are not counted. */
  readonly days: number;
  /** Rest days that are earned and not taken. */
  readonly rests: number;
  /** The days without study that a rest day stood in for, the oldest first. */
  readonly restedOn: readonly string[];
}

/**
 * Days in a row. Each day of study is put by until it makes a rest day; a day without takes one, and ends the row where there is
 * none. Today may still be without. A day more never makes a row shorter, in whatever order days become known.
 *
 * @param days each day with study once, the oldest first, as `2026-11-21`; those after `today` do not count
 */
export function streakOf(days: readonly string[], today: string): Streak {
  let row = 0;
  let put = 0;
  const restedOn: string[] = [];
  let last: string | undefined;
  /** What happens on the days between two with study. */
  const pass = (count: number) => {
    for (let missed = 0; missed < count && row > 0; missed += 1) {
      if (put < DAYS_OF_A_REST) {
        row = 0;
        put = 0;
      } else if (last !== undefined) {
        put -= DAYS_OF_A_REST;
        last = dayAfter(last);
        restedOn.push(last);
      }
    }
  };
  for (const day of days) {
    if (day > today) break;
    if (last !== undefined) pass(daysBetween(last, day) - 1);
    row += 1;
    put = Math.min(put + 1, DAYS_OF_A_REST * MOST_RESTS);
    last = day;
  }
  if (last !== undefined) pass(daysBetween(last, today) - 1);
  return { days: row, rests: Math.floor(put / DAYS_OF_A_REST), restedOn };
}
