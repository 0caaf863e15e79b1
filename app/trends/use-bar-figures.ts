import { useTranslation } from 'react-i18next';
import { inHours, inMinutes } from '../study/time-figures.ts';
import type { MeasureName } from './measures-presenter.ts';

const HOUR = 3600;

/** What stands above a bar, in a unit that suits them all. */
export function useBarFigures(
  name: MeasureName,
  values: readonly number[],
): { readonly unit: string; readonly of: (value: number) => string } {
  const { t } = useTranslation('study');
  if (name !== 'minutes') return { unit: t('trends.sentenceUnit'), of: String };
  return Math.max(0, ...values) < HOUR
    ? { unit: t('minuteUnit'), of: inMinutes }
    : { unit: t('hourUnit'), of: inHours };
}
