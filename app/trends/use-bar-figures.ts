import { useTranslation } from 'react-i18next';
import type { MeasureName } from './measures-presenter.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** What stands above a bar, in a unit that suits them all. */
export function useBarFigures(
  name: MeasureName,
  values: readonly number[],
): { readonly unit: string; readonly of: (value: number) => string } {
  const { t } = useTranslation('study');
  if (name !== 'minutes') return { unit: t('trends.sentenceUnit'), of: String };
  return Math.max(0, ...values) < HOUR
    ? { unit: t('minuteUnit'), of: (seconds) => String(Math.ceil(seconds / MINUTE)) }
    : { unit: t('hourUnit'), of: (seconds) => (seconds / HOUR).toFixed(1) };
}
