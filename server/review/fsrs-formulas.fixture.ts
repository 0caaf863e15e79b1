import type { RecallGrade } from '../../core/domain/recall/recall-grade.ts';

/** The default weights of FSRS 6, as its authors publish them. */
const W = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
  0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];
const w = (index: number): number => W[index] ?? Number.NaN;

const GRADES = ['again', 'hard', 'good', 'easy'] as const;
const numberOf = (grade: RecallGrade): number => GRADES.indexOf(grade) + 1;
const between = (low: number, value: number, high: number): number =>
  Math.min(high, Math.max(low, value));

export interface Remembered {
  readonly stability: number;
  readonly difficulty: number;
}

/** R(t, S): 0.9 after as many days as the stability. */
export const retrievabilityBy = (days: number, stability: number): number =>
  (1 + ((0.9 ** (1 / -w(20)) - 1) * days) / stability) ** -w(20);

/** FSRS 6 written down from its formulas, to hold a library against: what one more recall makes of a memory. */
export function rememberedAfter(
  before: Remembered | undefined,
  grade: RecallGrade,
  days: number,
): Remembered {
  const g = numberOf(grade);
  if (!before) return { stability: w(g - 1), difficulty: between(1, firstDifficulty(g), 10) };
  return { stability: stabilityAfter(before, g, days), difficulty: difficultyAfter(before, g) };
}

const firstDifficulty = (g: number): number => w(4) - Math.exp(w(5) * (g - 1)) + 1;

function difficultyAfter({ difficulty }: Remembered, g: number): number {
  const damped = difficulty + (-w(6) * (g - 3) * (10 - difficulty)) / 9;
  return between(1, w(7) * firstDifficulty(4) + (1 - w(7)) * damped, 10);
}

function stabilityAfter({ stability: s, difficulty: d }: Remembered, g: number, days: number) {
  if (days === 0) {
    const growth = Math.exp(w(17) * (g - 3 + w(18))) * s ** -w(19);
    return s * (g >= 2 ? Math.max(1, growth) : growth);
  }
  const forgotten = 1 - retrievabilityBy(days, s);
  if (g === 1) {
    const relearned = w(11) * d ** -w(12) * ((s + 1) ** w(13) - 1) * Math.exp(w(14) * forgotten);
    return Math.min(relearned, s / Math.exp(w(17) * w(18)));
  }
  const effort = (g === 2 ? w(15) : 1) * (g === 4 ? w(16) : 1);
  const growth = Math.exp(w(8)) * (11 - d) * s ** -w(9) * (Math.exp(w(10) * forgotten) - 1);
  return s * (1 + growth * effort);
}
