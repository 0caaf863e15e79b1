import { LEVELS } from '../../core/domain/lesson/level.ts';
import type { Trend } from '../../core/domain/study-time/trends.ts';

export type MeasureName = 'level' | 'pace' | 'minutes' | 'right' | 'reaction' | 'fresh';

export interface Measure {
  readonly name: MeasureName;
  readonly of: (trend: Trend) => number | undefined;
  /** A smaller difference may be chance; in the unit of the values. */
  readonly notable: number;
  /** Grows until its week or month is over, which is then not held against whole ones. */
  readonly isSum: boolean;
  /** Lines across the plot; without them they are at round numbers of what was measured. */
  readonly marks?: readonly number[];
}

/** In the order they are shown: what she came for first. */
export const MEASURES: readonly Measure[] = [
  {
    name: 'level',
    of: ({ levelScore }) => levelScore,
    notable: 0.3,
    isSum: false,
    marks: [1, 2, 3, 4, 5],
  },
  { name: 'pace', of: ({ wordsPerMinute }) => wordsPerMinute, notable: 5, isSum: false },
  {
    name: 'right',
    of: ({ firstRight }) => firstRight,
    notable: 0.05,
    isSum: false,
    marks: [0, 0.5, 1],
  },
  { name: 'reaction', of: ({ reactionMs }) => reactionMs, notable: 200, isSum: false },
  { name: 'minutes', of: ({ studySeconds }) => studySeconds, notable: 300, isSum: true },
  { name: 'fresh', of: ({ newQuestions }) => newQuestions, notable: 3, isSum: true },
];

/** 1 is A1, 5 is C1. */
export function levelNear(score: number): string {
  const nearest = Math.min(LEVELS.length, Math.max(1, Math.round(score)));
  return LEVELS[nearest - 1] ?? LEVELS[0];
}

/** Round numbers below, among and above the values, three at least. */
export function marksAround(values: readonly number[]): readonly number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const rough = Math.max(high - low, Math.abs(high) / 5, 1) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((one) => one * power >= rough) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(first + 2, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
