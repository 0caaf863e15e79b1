import {
  againstEarlier,
  LAST_SPEECHES,
  type FigureAgainstEarlier,
  type SpeechFigures,
} from '../../core/domain/monologue/compare-speech.ts';
import { resultOf } from './correct-monologue.ts';
import type { MonologueResult, Monologues, StoredMonologue } from './monologues.ts';

/** The figures of a speech beside those of her last before it. */
export async function compareWithLast(
  monologues: Pick<Monologues, 'page'>,
  { learnerId, id, recordedAt, durationMs, correction }: StoredMonologue,
): Promise<readonly FigureAgainstEarlier[]> {
  if (!correction) return [];
  const before = await monologues.page(
    learnerId,
    { limit: LAST_SPEECHES, after: { at: recordedAt, id } },
    { isCorrected: true },
  );
  return againstEarlier(
    figuresOf(resultOf(correction), durationMs),
    before.flatMap((one) => (one.result ? [figuresOf(one.result, one.durationMs)] : [])),
  );
}

const figuresOf = (result: MonologueResult, durationMs: number): SpeechFigures => ({
  level: result.score,
  wordsPerMinute: result.wordsPerMinute,
  words: result.words,
  durationMs,
  pauses: result.pauses,
  differentWords: result.differentWords,
});
