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
  readonly scale?: Scale;
}

/** What the lines across a plot may stand for. */
export interface Scale {
  /** Between two lines; a round number without it. */
  readonly step?: number;
  /** From the lowest line to the highest, where values are nearer together. */
  readonly least?: number;
  readonly lowest?: number;
  readonly highest?: number;
}

/** In the order they are shown: what she came for first. */
export const MEASURES: readonly Measure[] = [
  {
    name: 'level',
    of: ({ levelScore }) => levelScore,
    notable: 0.3,
    isSum: false,
    scale: { step: 1, lowest: 1, highest: 5 },
  },
  { name: 'pace', of: ({ wordsPerMinute }) => wordsPerMinute, notable: 5, isSum: false },
  {
    name: 'right',
    of: ({ firstRight }) => firstRight,
    notable: 0.05,
    isSum: false,
    scale: { least: 0.2, highest: 1 },
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
export function marksAround(values: readonly number[], scale: Scale = {}): readonly number[] {
  const { least = 1, lowest = 0, highest = Infinity } = scale;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const { step = roundStep(Math.max(high - low, Math.abs(high) / 5, least) / 3) } = scale;
  const [from, to] = [Math.round(lowest / step), Math.round(highest / step)];
  const first = Math.max(from, Math.min(Math.floor(low / step), to - 2));
  const last = Math.min(to, Math.max(first + 2, Math.ceil(high / step)));
  return Array.from({ length: last - first + 1 }, (_, index) => exact((first + index) * step));
}

/** 1, 2 or 5 of some power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((one) => one * power >= rough) ?? 10);
}

/** 0.6, and not 0.6000000000000001. */
const exact = (value: number): number => Number(value.toPrecision(12));
