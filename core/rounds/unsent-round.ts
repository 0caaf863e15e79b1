import type { Round } from '../ports/records-api.ts';
import type { RecordDetail } from '../verbal-composition/record.ts';

/** A round of which the server does not know everything yet. */
export interface UnsentRound {
  readonly round: Round;
  /** What was graded in it, in order, as far as this device saw it. */
  readonly details: readonly RecordDetail[];
  /** The ids of those the server does not know. */
  readonly unsent: readonly string[];
  readonly isFinished: boolean;
}

export function isUnsentRound(kept: unknown): kept is UnsentRound {
  const { round, details, unsent, isFinished } = Object(kept);
  const { id, lessonId, mode, level } = Object(round);
  return (
    [id, lessonId, mode, level].every((text) => typeof text === 'string') &&
    typeof isFinished === 'boolean' &&
    Array.isArray(unsent) &&
    Array.isArray(details) &&
    details.every(isDetail)
  );
}

function isDetail(detail: unknown): boolean {
  const { id, questionId, outcome, answerMs } = Object(detail);
  return (
    typeof id === 'string' &&
    typeof questionId === 'string' &&
    ['correct', 'wrong'].includes(outcome) &&
    Number.isFinite(answerMs)
  );
}
