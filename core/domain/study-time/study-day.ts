const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Japan is nine hours ahead of UTC all year, and a day lasts until 3:00 at night. */
const AHEAD_MS = 6 * HOUR_MS;

/** The learner's day at a moment (ms since 1970), as `2026-11-21`: it begins at 3:00 in Japan. */
export const studyDayOf = (ms: number): string => writtenDay(Math.floor((ms + AHEAD_MS) / DAY_MS));

/** So many days up to and including one, the oldest first. */
export function daysUpTo(day: string, count: number): readonly string[] {
  const last = dayNumber(day);
  return Array.from({ length: count }, (_, index) => writtenDay(last - count + 1 + index));
}

/** So many days from one on. */
export function daysFrom(day: string, count: number): readonly string[] {
  const first = dayNumber(day);
  return Array.from({ length: count }, (_, index) => writtenDay(first + index));
}

/** So many months up to and including that of a day, the oldest first, as `2026-11`. */
export function monthsUpTo(day: string, count: number): readonly string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const months = year * 12 + month - count + index;
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  });
}

/** The first moment of a day, in ms since 1970. */
export const beginOfStudyDay = (day: string): number => dayNumber(day) * DAY_MS - AHEAD_MS;

export const dayAfter = (day: string): string => writtenDay(dayNumber(day) + 1);

/** How many days later the second is. */
export const daysBetween = (day: string, later: string): number =>
  dayNumber(later) - dayNumber(day);

/** Monday to Sunday around a day. */
export function weekOf(day: string): readonly string[] {
  // Day 0 was a Thursday.
  const sinceMonday = (dayNumber(day) + 3) % 7;
  return daysFrom(writtenDay(dayNumber(day) - sinceMonday), 7);
}

/** Days since 1 January 1970. */
export const dayNumber = (day: string): number =>
  // eslint-disable-next-line no-restricted-globals -- reads a day it is given, and asks for none
  Date.parse(`${day}T00:00:00Z`) / DAY_MS;

const writtenDay = (number: number): string =>
  // eslint-disable-next-line no-restricted-globals -- writes a day it is given, and asks for none
  new Date(number * DAY_MS).toISOString().slice(0, 10);
