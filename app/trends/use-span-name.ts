import { useTranslation } from 'react-i18next';
import { formatDate, formatMonth } from '../../core/shared/dates.ts';
import type { TrendSpan } from '../../core/domain/study-time/trends.ts';
import { dateOfDay } from '../shell/date-of-day.ts';
import { useLanguage } from '../shell/use-path.ts';

/** So many names have room along a plot. */
const NAMES = 6;

/** How a week or month is called; `ago` counts them back from this one. */
export function useSpanName(
  by: TrendSpan,
  drawn: number,
): (beginsOn: string, ago: number) => { readonly label: string; readonly short: string } {
  const { t } = useTranslation('study');
  const language = useLanguage();
  return (beginsOn, ago) => {
    const date = dateOfDay(beginsOn);
    const isNamed = ago % Math.ceil(drawn / NAMES) === 0;
    const month = date.getMonth() + 1;
    return by === 'month'
      ? {
          label: formatMonth(date, language),
          short: isNamed ? t('monthShort', { month }) : '',
        }
      : {
          label: t('trends.weekOf', { date: formatDate(date, language) }),
          short: isNamed ? `${month}/${date.getDate()}` : '',
        };
  };
}
