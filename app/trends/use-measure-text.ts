import { useTranslation } from 'react-i18next';
import { useStudyTime } from '../study/use-study-time.ts';
import { levelNear, type MeasureName } from './measures-presenter.ts';

const SECOND_MS = 1000;

/** A value in words. */
export function useMeasureText(name: MeasureName): (value: number) => string {
  const { t } = useTranslation('study');
  const timeOf = useStudyTime();
  return (value) => {
    switch (name) {
      case 'level':
        return t('trends.levelValue', { level: levelNear(value), score: value.toFixed(1) });
      case 'pace':
        return t('trends.paceValue', { count: Math.round(value) });
      case 'right':
        return t('trends.rightValue', { percent: Math.round(value * 100) });
      case 'reaction':
        return t('trends.reactionValue', { seconds: (value / SECOND_MS).toFixed(1) });
      case 'minutes':
        return timeOf(value);
      case 'fresh':
        return t('trends.freshValue', { count: Math.round(value) });
    }
  };
}
