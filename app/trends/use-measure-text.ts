import { LEVELS } from '../../core/domain/lesson/level.ts';
import { useTranslation } from 'react-i18next';
import { useStudyTime } from '../study/use-study-time.ts';
import type { MeasureName } from './measures-presenter.ts';

const SECOND_MS = 1000;

/** A value in words; `isShort` for the edge of a plot. */
export function useMeasureText(name: MeasureName): (value: number, isShort?: boolean) => string {
  const { t } = useTranslation('study');
  const timeOf = useStudyTime();
  return (value, isShort = false) => {
    switch (name) {
      case 'level': {
        const level = levelNear(value);
        return isShort ? level : t('trends.levelValue', { level, score: value.toFixed(1) });
      }
      case 'pace': {
        const count = Math.round(value);
        return isShort ? String(count) : t('trends.paceValue', { count });
      }
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

/** 1 is A1, 5 is C1. */
function levelNear(score: number): string {
  const nearest = Math.min(LEVELS.length, Math.max(1, Math.round(score)));
  return LEVELS[nearest - 1] ?? LEVELS[0];
}
