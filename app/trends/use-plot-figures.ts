import { useTranslation } from 'react-i18next';
import { inHours, inMinutes } from '../study/time-figures.ts';
import { levelNear, type MeasureName } from './measures-presenter.ts';

const HOUR = 3600;
const SECOND_MS = 1000;

/** What stands above a bar or beside a line across the plot, in a unit that suits them all. */
export function usePlotFigures(
  name: MeasureName,
  values: readonly number[],
): { readonly unit?: string; readonly of: (value: number) => string } {
  const { t } = useTranslation('study');
  switch (name) {
    case 'level':
      return { of: levelNear };
    case 'pace':
      return { unit: t('trends.paceUnit'), of: inWhole };
    case 'right':
      return { unit: '%', of: (value) => inWhole(value * 100) };
    case 'reaction':
      return { unit: t('trends.secondUnit'), of: (value) => (value / SECOND_MS).toFixed(1) };
    case 'minutes':
      return Math.max(0, ...values) < HOUR
        ? { unit: t('minuteUnit'), of: inMinutes }
        : { unit: t('hourUnit'), of: inHours };
    case 'fresh':
      return { unit: t('trends.sentenceUnit'), of: inWhole };
  }
}

const inWhole = (value: number): string => String(Math.round(value));
