import type { Reporter } from '../ports/reporter.ts';
import type { ReviewApi } from '../ports/review-api.ts';
import type { StoredEntries } from '../outbox/stored-entries.ts';
import { StoredKind } from '../outbox/stored-kind.ts';
import type { ReviewAnswer } from './review.ts';

export interface ReviewAnswerKindParts {
  readonly api: Pick<ReviewApi, 'answer'>;
  readonly stored: StoredEntries;
  /** Who reviews here now; undefined when no learner is signed in. */
  readonly learnerId: () => string | undefined;
  readonly reporter: Reporter;
}

export type ReviewAnswers = StoredKind<ReviewAnswer, void>;

/** Answers of reviews: nothing she answered is lost with the network or the tab, and they may arrive in any order. */
export const reviewAnswerKind = ({ api, ...parts }: ReviewAnswerKindParts): ReviewAnswers =>
  new StoredKind({
    ...parts,
    name: 'review-answer',
    isBody: isReviewAnswer,
    idOf: ({ id }) => id,
    tell: (answer) => api.answer(answer),
  });

export function isReviewAnswer(kept: unknown): kept is ReviewAnswer {
  const { id, reviewId, questionId, outcome, answerMs, answeredAt, gradedAt } = Object(kept);
  return (
    [id, reviewId, questionId, answeredAt, gradedAt].every((text) => typeof text === 'string') &&
    ['correct', 'wrong', 'skipped'].includes(outcome) &&
    Number.isFinite(answerMs)
  );
}
