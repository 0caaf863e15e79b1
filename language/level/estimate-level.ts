import { profileAccuracy, type AccuracyProfile } from './accuracy-profile.ts';
import type { Fluency } from '../fluency/measure-fluency.ts';
import { pointsBetween, type Anchors } from './anchors.ts';
import { levelOf, pointsOf, type CefrLevel } from './cefr.ts';
import { profileFluency, type FluencyProfile } from './fluency-profile.ts';
import { profileGrammar, type GrammarProfile } from './grammar-profile.ts';
import { profileLength, type LengthProfile } from './length-profile.ts';
import { plainText, plainWords } from './plain-text.ts';
import { profileVocabulary, type VocabularyProfile } from './vocabulary-profile.ts';

export interface LevelEstimate {
  /** Up to C1: nothing seen here tells C2 from it. */
  readonly level: CefrLevel;
  /** 1 (A1) to 5 (C1) and a little beyond, in levels; halves lie between two of them. */
  readonly score: number;
  /** ± in levels, a rule of thumb: smaller for longer texts and where the features agree; from 0.3 to 3. */
  readonly uncertainty: number;
  /** What each feature alone would say, and what it saw. */
  readonly byFeature: {
    readonly vocabulary: VocabularyProfile;
    readonly grammar: GrammarProfile;
    readonly length: LengthProfile;
    readonly accuracy: AccuracyProfile | undefined;
    readonly fluency: FluencyProfile | undefined;
  };
  /** What shows the level, to be shown to the learner: the hardest first, at most 4 words and 4 structures. */
  readonly evidence: readonly Evidence[];
}

/** `structure` is an id of find-structures.ts; `text` is what was said, a word in its base form. Lower case. */
export type Evidence =
  | { readonly kind: 'word'; readonly text: string; readonly level: CefrLevel }
  | {
      readonly kind: 'structure';
      readonly structure: string;
      readonly text: string;
      readonly level: CefrLevel;
    };

/** Of 255 Japanese learners the rank that comes of these goes with the test's at 0.80; other weights did no better. */
const WEIGHTS = { vocabulary: 1.2, grammar: 1.2, length: 1, accuracy: 1, fluency: 2 } as const;
const FEATURES = ['vocabulary', 'grammar', 'length', 'accuracy', 'fluency'] as const;

/** Of five features hardly any speaker is good or bad at all: their mean at each level, of the same learners. */
const SPOKEN: Anchors = [
  [0.5, 0.5],
  [1.4, 1.5],
  [2.65, 2.5],
  [3.2, 3.5],
  [4.1, 4.5],
  [5, 5.4],
];

const LEAST_UNCERTAINTY = 0.3;
/** 100 words: ± 0.4 more; 25: 0.8; 4: 2. */
const UNCERTAINTY_OF_ONE_WORD = 4;
const MOST_UNCERTAINTY = 3;
const EVIDENCE_OF_A_KIND = 4;

/** What is known of a text beside its words. */
export interface Performance {
  readonly fluency?: Fluency | undefined;
  /** How many mistakes were found in it. */
  readonly findings?: number | undefined;
}

/**
 * The CEFR level that a spoken text shows, from its words and structures, and from how right and how fluently it was spoken
 * where that is given. An estimate of one performance, not a test of a person. `undefined` for a text without words.
 */
export function estimateLevel(
  text: string,
  { fluency, findings }: Performance = {},
): LevelEstimate | undefined {
  const plain = plainText(text);
  const words = plainWords(plain);
  if (words.length === 0) return undefined;

  const byFeature = {
    vocabulary: profileVocabulary(words),
    grammar: profileGrammar(text, words.length),
    length: profileLength(plain),
    accuracy: findings === undefined ? undefined : profileAccuracy(findings, words.length),
    fluency: fluency === undefined ? undefined : profileFluency(fluency),
  };
  const scores = FEATURES.flatMap((feature) => {
    const score = byFeature[feature]?.score;
    return score === undefined ? [] : [{ score, weight: WEIGHTS[feature] }];
  });
  const weights = scores.reduce((sum, { weight }) => sum + weight, 0);
  const mean = scores.reduce((sum, one) => sum + one.score * one.weight, 0) / weights;
  const score = byFeature.fluency === undefined ? mean : pointsBetween(SPOKEN, mean);
  const spread = Math.sqrt(
    scores.reduce((sum, one) => sum + one.weight * (one.score - mean) ** 2, 0) / weights,
  );
  const level = levelOf(score);
  return {
    level,
    score,
    uncertainty: Math.min(
      MOST_UNCERTAINTY,
      LEAST_UNCERTAINTY + UNCERTAINTY_OF_ONE_WORD / Math.sqrt(words.length) + spread / 2,
    ),
    byFeature,
    evidence: evidenceOf(byFeature.vocabulary, byFeature.grammar, level),
  };
}

/** What stands on the level or above it; a level below, where that is all there is. */
function evidenceOf(
  vocabulary: VocabularyProfile,
  grammar: GrammarProfile,
  level: CefrLevel,
): readonly Evidence[] {
  const least = Math.max(1, pointsOf(level) - 1);
  const words = vocabulary.hardest
    .filter((word) => pointsOf(word.level) >= least)
    .slice(0, EVIDENCE_OF_A_KIND)
    .map(({ base, level }): Evidence => ({ kind: 'word', text: base, level }));
  const structures = grammar.structures
    .filter((found) => pointsOf(found.level) >= least)
    .slice(0, EVIDENCE_OF_A_KIND)
    .map(({ id, text, level }): Evidence => ({ kind: 'structure', structure: id, text, level }));
  return [...words, ...structures].toSorted((a, b) => pointsOf(b.level) - pointsOf(a.level));
}
