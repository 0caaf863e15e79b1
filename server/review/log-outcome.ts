import type { StoredDetail } from '../records/records.ts';
import type { AnswerLog, LearnersAnswer } from './answer-log.ts';

/** What the log says of an answer that was given in a lesson. */
export const loggedAnswer = (detail: StoredDetail, targetMs: number): LearnersAnswer => ({
  id: detail.id,
  learnerId: detail.learnerId,
  questionId: detail.questionId,
  reviewId: undefined,
  outcome: detail.outcome,
  answerMs: detail.answerMs,
  targetMs,
  answeredAt: detail.answeredAt.getTime(),
  gradedAt: detail.answeredAt.getTime(),
});

/** Logs what a stored answer counts as from now on; a copied one is in the log as the answer it was copied from. */
export async function logOutcome(
  log: AnswerLog,
  { id, learnerId, questionId, answeredAt }: StoredDetail,
  outcome: LearnersAnswer['outcome'],
  at: Date,
): Promise<void> {
  const logged =
    (await log.ofId(learnerId, id)) ??
    (await log.givenAt(learnerId, questionId, answeredAt.getTime()));
  if (!logged || logged.outcome === outcome) return;
  // After what it flips, also within the same millisecond.
  await log.add({ ...logged, outcome, gradedAt: Math.max(at.getTime(), logged.gradedAt + 1) });
}
