import { dayNumber } from '../study-time/study-day.ts';

/** Home offers one of the best so many; further down the list are themes that fit her less. */
export const OFFERED_THEMES = 5;

/** Another one each day, among the best; undefined where there are none. @param today a study day */
export const themeOfDay = <M>(recommended: readonly M[], today: string): M | undefined =>
  recommended[dayNumber(today) % Math.min(OFFERED_THEMES, recommended.length)];
