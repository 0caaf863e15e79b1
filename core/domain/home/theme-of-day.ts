import { dayNumber } from '../study-time/study-day.ts';

/** Further down the list are themes that fit her less. */
const AMONG = 5;

/** Another one each day, among the best; undefined where there are none. @param today a study day */
export const themeOfDay = <M>(recommended: readonly M[], today: string): M | undefined =>
  recommended[dayNumber(today) % Math.min(AMONG, recommended.length)];
