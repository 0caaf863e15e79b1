import { useTranslation } from 'react-i18next';
import { formatDate } from '../../core/shared/dates.ts';
import { daysFrom } from '../../core/domain/study-time/study-day.ts';
import { useLanguage } from '../shell/use-path.ts';

/** A study day in words, as it is said on another one. */
export function useReviewDay(today: string | undefined): (day: string) => string {
  const { t } = useTranslation('review');
  const language = useLanguage();
  return (day) => {
    if (today !== undefined && day <= today) return t('dueToday');
    if (today !== undefined && day === daysFrom(today, 2)[1]) return t('tomorrow');
    return formatDate(dateOf(day), language);
  };
}

/** A day of the calendar, the same in every time zone. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}
