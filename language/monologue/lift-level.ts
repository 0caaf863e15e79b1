import type { LevelEstimate } from '../level/estimate-level.ts';

/** What would show a higher level most, of what can be told from one speech. */
export type LevelLift =
  | 'use-more-precise-words'
  | 'use-more-structures'
  | 'make-longer-sentences'
  | 'make-fewer-mistakes'
  | 'speak-more-fluently';

const LIFTS = {
  vocabulary: 'use-more-precise-words',
  grammar: 'use-more-structures',
  length: 'make-longer-sentences',
  accuracy: 'make-fewer-mistakes',
  fluency: 'speak-more-fluently',
} as const satisfies Readonly<Record<string, LevelLift>>;

/** The feature that lies lowest, where one lies below the whole. */
export function liftOf({ score, byFeature }: LevelEstimate): LevelLift | undefined {
  const features = (['vocabulary', 'grammar', 'length', 'accuracy', 'fluency'] as const)
    .map((feature) => ({ feature, points: byFeature[feature]?.score }))
    .filter(
      (one): one is { feature: keyof typeof LIFTS; points: number } => one.points !== undefined,
    )
    .toSorted((a, b) => a.points - b.points);
  const [lowest] = features;
  return lowest && lowest.points < score ? LIFTS[lowest.feature] : undefined;
}
