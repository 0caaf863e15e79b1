const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** 3:00 in Japan, which has no summer time, is 18:00 UTC of the day before. */
const BEGINS_MS = 18 * HOUR_MS;

/** When the learner's day began: it lasts until 3:00 at night in Japan. */
export const startOfDay = (now: Date): Date =>
  new Date(Math.floor((now.getTime() - BEGINS_MS) / DAY_MS) * DAY_MS + BEGINS_MS);
