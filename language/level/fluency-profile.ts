import { pointsBetween, type Anchors } from './anchors.ts';
import type { Fluency } from '../fluency/measure-fluency.ts';

export interface FluencyProfile {
  /** 1 to 6; in fact 1 to 5. */
  readonly score: number;
  readonly wordsPerMinute: number | undefined;
  readonly articulationRate: number | undefined;
  readonly midClausePausesPerMinute: number | undefined;
}

/**
 * That these three grow with the level is known (De Jong et al. 2013; Tavakoli, Nakatsuhara & Hunter 2020); where each level
 * begins is our estimate, not measured on learners.
 */
const WORDS_PER_MINUTE: Anchors = [
  [45, 1],
  [70, 2],
  [95, 3],
  [120, 4],
  [145, 5],
];
const ARTICULATION_RATES: Anchors = [
  [2.2, 1],
  [2.7, 2],
  [3.2, 3],
  [3.7, 4],
  [4.2, 5],
];
const MID_CLAUSE_PAUSES: Anchors = [
  [24, 1],
  [18, 2],
  [12, 3],
  [8, 4],
  [4, 5],
];

/** `undefined` where nothing of it could be measured. */
export function profileFluency(fluency: Fluency): FluencyProfile | undefined {
  const { wordsPerMinute, articulationRate } = fluency;
  const midClausePausesPerMinute = fluency.silentPauses.midClausePerMinute;
  // Who said too little for a rate of words shows nothing by not pausing.
  const pauses = wordsPerMinute === undefined ? undefined : midClausePausesPerMinute;
  const scores = [
    ...(wordsPerMinute === undefined ? [] : [pointsBetween(WORDS_PER_MINUTE, wordsPerMinute)]),
    ...(articulationRate === undefined
      ? []
      : [pointsBetween(ARTICULATION_RATES, articulationRate)]),
    ...(pauses === undefined ? [] : [pointsBetween(MID_CLAUSE_PAUSES, pauses)]),
  ];
  return scores.length === 0
    ? undefined
    : {
        score: scores.reduce((sum, score) => sum + score, 0) / scores.length,
        wordsPerMinute,
        articulationRate,
        midClausePausesPerMinute,
      };
}
