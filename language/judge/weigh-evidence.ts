import { spokenForm } from '../normalise/spoken-form.ts';
import type { Evidence } from './verdict.ts';

/**
 * An answer this close, in nats, to the free transcript may as well be what was said. Measured on recordings of
 * non-native adults: it lets 55 of 80 right answers through where exact match lets 46, and at most 8 % of near misses.
 */
const AS_GOOD_AS_HEARD_NATS = 4;
/** Up to here the audio does not decide; beyond it the answer is e^8, some 3000 times, less likely than what was heard. */
const UNDECIDED_NATS = 8;
/** A near miss that fits the audio better by more than this was what the learner said. */
const RIVAL_MARGIN_NATS = 1;

export interface Support {
  /** The accepted answer that fits the audio best, as its author wrote it. */
  readonly answer: string;
  readonly strength: 'counts' | 'undecided' | 'none';
  /** How much less likely than the free transcript, in nats; never negative. */
  readonly gapNats: number;
}

/** What the audio itself says for the accepted answers, whatever transcript was chosen. */
export function weighEvidence(
  evidence: Evidence,
  accepted: readonly string[],
  heard: string,
): Support | undefined {
  const answerOf = new Map(
    accepted.map((answer) => [spokenForm(answer), answer]).toReversed() as [string, string][],
  );
  const known = evidence.candidates.map((candidate) => ({
    text: candidate.text,
    logProbability: candidate.logProbability,
    answer: answerOf.get(spokenForm(candidate.text)),
  }));
  const best = known
    .filter((candidate) => candidate.answer !== undefined)
    .toSorted((a, b) => b.logProbability - a.logProbability)[0];
  if (best?.answer === undefined) return undefined;

  const gapNats = Math.max(0, evidence.heardLogProbability - best.logProbability);
  const isBeaten = known.some(
    (other) =>
      other.answer === undefined && other.logProbability - best.logProbability > RIVAL_MARGIN_NATS,
  );
  const isHeardAsRival = known.some(
    (other) => other.answer === undefined && spokenForm(other.text) === spokenForm(heard),
  );
  return { answer: best.answer, gapNats, strength: strengthOf(gapNats, isBeaten, isHeardAsRival) };
}

function strengthOf(
  gapNats: number,
  isBeaten: boolean,
  isHeardAsRival: boolean,
): Support['strength'] {
  if (gapNats > UNDECIDED_NATS) return 'none';
  if (isBeaten) return 'none';
  // Two witnesses against each other: the words, and the likelihood of the whole.
  if (isHeardAsRival) return 'undecided';
  return gapNats <= AS_GOOD_AS_HEARD_NATS ? 'counts' : 'undecided';
}
