const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Japan is nine hours ahead of UTC all year. */
const AHEAD_MS = 9 * HOUR_MS;

/** 12:00 in Japan on the date that it is there at a moment; both in ms since 1970. */
export const middayOf = (ms: number): number =>
  Math.floor((ms + AHEAD_MS) / DAY_MS) * DAY_MS - AHEAD_MS + 12 * HOUR_MS;

/** So many months later at the same time of day in Japan; on the last day of a month that is too short for its date. */
export function monthsAfter(ms: number, months: number): number {
  // eslint-disable-next-line no-restricted-globals -- reads a moment it is given, and asks for none
  const there = new Date(ms + AHEAD_MS);
  const [year, month] = [there.getUTCFullYear(), there.getUTCMonth() + months];
  const lengthOfMonth = dayOf(year, month + 1, 0) - dayOf(year, month, 0);
  const date = Math.min(there.getUTCDate(), lengthOfMonth);
  const timeOfDay = ms + AHEAD_MS - Math.floor((ms + AHEAD_MS) / DAY_MS) * DAY_MS;
  return dayOf(year, month, date) * DAY_MS + timeOfDay - AHEAD_MS;
}

const dayOf = (year: number, month: number, date: number): number =>
  // eslint-disable-next-line no-restricted-globals -- counts a date it is given, and asks for none
  Date.UTC(year, month, date) / DAY_MS;
