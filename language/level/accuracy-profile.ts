import { pointsBetween, type Anchors } from './anchors.ts';

export interface AccuracyProfile {
  /** 1 to 5. */
  readonly score: number;
  readonly findings: number;
}

/** How many a proofreader found per 100 words of learners of each level (NICT JLE corpus, half of it), rounded. */
const FINDINGS: Anchors = [
  [4.2, 1],
  [3, 2],
  [1.6, 3],
  [1.25, 4],
  [0.8, 5],
];
/** As if so many more words had been said, with one finding in them: in a short text none is luck. */
const DOUBTFUL_WORDS = 30;

/** How much was wrong of what was said. */
export function profileAccuracy(findings: number, words: number): AccuracyProfile {
  const per100 = ((findings + 1) / (words + DOUBTFUL_WORDS)) * 100;
  return { score: pointsBetween(FINDINGS, per100), findings };
}
