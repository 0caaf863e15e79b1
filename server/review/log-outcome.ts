import { sayableMs } from '../../core/domain/lesson/speed-level.ts';
import type { Ground } from '../../core/domain/recall/recall-grade.ts';
import type { StoredDetail } from '../records/records.ts';
import type { AnswerLog, LearnersAnswer } from './answer-log.ts';

/** What the log says of an answer that was given in a lesson. */
export const loggedAnswer = (detail: StoredDetail, targetMs: number): LearnersAnswer => ({
  id: detail.id,
  learnerId: detail.learnerId,
  questionId: detail.questionId,
  reviewId: undefined,
  outcome: detail.outcome,
  ground: groundOf(detail, targetMs),
  answerMs: detail.answerMs,
  targetMs,
  answeredAt: detail.answeredAt.getTime(),
  gradedAt: detail.answeredAt.getTime(),
});

/** What she judged herself, and opened sooner than it can be said, was seen and not said. */
export const groundOfOwnWord = (answerMs: number, targetMs: number): Ground =>
  answerMs < sayableMs(targetMs) ? 'seen' : 'own-word';

function groundOf({ judged, isOwnWord, answerMs }: StoredDetail, targetMs: number): Ground {
  if (judged === undefined) return groundOfOwnWord(answerMs, targetMs);
  return isOwnWord ? 'own-word' : 'judged';
}

/** Logs what a stored answer counts as from now on; a copied one is in the log as the answer it was copied from. */
export async function logOutcome(log: AnswerLog, detail: StoredDetail, at: Date): Promise<void> {
  const { id, learnerId, questionId, answeredAt, outcome } = detail;
  const logged =
    (await log.ofId(learnerId, id)) ??
    (await log.givenAt(learnerId, questionId, answeredAt.getTime()));
  if (!logged || logged.outcome === outcome) return;
  // After what it flips, also within the same millisecond.
  await log.add({
    ...logged,
    outcome,
    ground: groundOf(detail, logged.targetMs),
    gradedAt: Math.max(at.getTime(), logged.gradedAt + 1),
  });
}
