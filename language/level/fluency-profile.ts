import { pointsBetween, type Anchors } from './anchors.ts';
import type { Fluency } from '../fluency/measure-fluency.ts';

export interface FluencyProfile {
  /** 1 to 6; in fact 1 to 5. */
  readonly score: number;
  readonly wordsPerMinute: number | undefined;
  readonly articulationRate: number | undefined;
  readonly midClausePausesPerMinute: number | undefined;
  /** Sounds that filled a pause and words that were given up, per 100 words; `undefined` where no such sound was heard. */
  readonly hesitations: number | undefined;
  /** Seconds of silence in pauses of 2 s or more, per 100 words. */
  readonly longPauseSeconds: number | undefined;
}

/** Fewer show nothing. */
const FEWEST_WORDS = 20;

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

/** What Japanese learners of each level had while they told of pictures (NICT JLE corpus, half of it), rounded. */
const HESITATIONS: Anchors = [
  [60, 1],
  [45, 2],
  [26, 3],
  [17, 4],
  [8, 5],
];
const LONG_PAUSE_SECONDS: Anchors = [
  [50, 1],
  [20, 2],
  [6, 3],
  [1.5, 4],
  [0, 5],
];

/** `undefined` where nothing of it could be measured. */
export function profileFluency(fluency: Fluency): FluencyProfile | undefined {
  const { wordsPerMinute, articulationRate, words } = fluency;
  const midClausePausesPerMinute = fluency.silentPauses.midClausePerMinute;
  // Who said too little for a rate of words shows nothing by not pausing.
  const pauses = wordsPerMinute === undefined ? undefined : midClausePausesPerMinute;
  const per100 = (count: number) => (words < FEWEST_WORDS ? undefined : (count / words) * 100);
  const fillers = fluency.filledPauses.count;
  // Recognisers leave such sounds out: only where one was written were they listened for.
  const hesitations = fillers === 0 ? undefined : per100(fillers + fluency.repairs.words);
  const longPauseSeconds = per100(fluency.silentPauses.longMs / 1000);
  const scores = [
    ...(wordsPerMinute === undefined ? [] : [pointsBetween(WORDS_PER_MINUTE, wordsPerMinute)]),
    ...(articulationRate === undefined
      ? []
      : [pointsBetween(ARTICULATION_RATES, articulationRate)]),
    ...(pauses === undefined ? [] : [pointsBetween(MID_CLAUSE_PAUSES, pauses)]),
    ...(hesitations === undefined ? [] : [pointsBetween(HESITATIONS, hesitations)]),
    ...(longPauseSeconds === undefined
      ? []
      : [pointsBetween(LONG_PAUSE_SECONDS, longPauseSeconds)]),
  ];
  return scores.length === 0
    ? undefined
    : {
        score: scores.reduce((sum, score) => sum + score, 0) / scores.length,
        wordsPerMinute,
        articulationRate,
        midClausePausesPerMinute,
        hesitations,
        longPauseSeconds,
      };
}
