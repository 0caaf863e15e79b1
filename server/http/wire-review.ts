import type * as v from 'valibot';
import type * as wire from '../../protocol/review.ts';
import { OWN_QUESTIONS } from '../../core/domain/recall/own-questions.ts';
import { isRemembered } from '../../core/domain/recall/offer-review.ts';
import type { ReviewItem, WholeReview } from '../review/review-service.ts';
import { wireQuestion } from './wire.ts';

export const wireReviewItem = ({
  question,
  lessonId,
  recall,
  isRemoved,
}: ReviewItem): v.InferInput<typeof wire.ReviewItem> => ({
  question: wireQuestion(question, lessonId === OWN_QUESTIONS),
  lesson_id: lessonId,
  last_outcome: recall.lastOutcome,
  answer_count: recall.answerCount,
  wrong_count: recall.wrongCount,
  due_on: recall.dueOn,
  remembered: isRemembered(recall),
  removed: isRemoved,
});

export const wireReview = ({ review, items }: WholeReview): v.InferInput<typeof wire.Review> => ({
  id: review.id,
  kind: review.kind,
  finished: review.finishedAt !== undefined,
  items: items.map(({ answer, ...item }) => ({
    ...wireReviewItem(item),
    detail: answer
      ? {
          id: answer.id,
          outcome: answer.outcome,
          answer_ms: answer.answerMs,
          answered_at: new Date(answer.answeredAt).toISOString(),
        }
      : null,
  })),
});
