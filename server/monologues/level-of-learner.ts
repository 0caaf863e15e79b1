import type { Level } from '../../core/domain/lesson/level.ts';
import { levelOf } from '../../language/level/cefr.ts';
import type { Monologues } from './monologues.ts';

/** One speech says little: a level is that of several. */
const SPEECHES = 5;
/** Most learners who come to speak for a minute are there. */
const UNKNOWN: Level = 'A2';

/** Of her latest corrections. */
export async function levelOfLearner(monologues: Monologues, learnerId: string): Promise<Level> {
  const latest = await monologues.page(learnerId, { limit: SPEECHES }, { isCorrected: true });
  const scores = latest.flatMap(({ result }) => result?.score ?? []);
  if (scores.length === 0) return UNKNOWN;
  return levelOf(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}
