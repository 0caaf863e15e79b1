import { dateOfDay } from '../shell/date-of-day.ts';
import { useLanguage } from '../shell/use-path.ts';

/** The name of a day of the week; 0 is Monday. */
export function useWeekdayName(
  weekdayStyle: 'long' | 'narrow' = 'long',
): (weekday: number) => string {
  const language = useLanguage();
  const names = new Intl.DateTimeFormat(language, { weekday: weekdayStyle });
  // The 5th of January 2026 was a Monday.
  return (weekday) => names.format(dateOfDay(`2026-01-${String(5 + weekday).padStart(2, '0')}`));
}
