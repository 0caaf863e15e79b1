import type { FastifyInstance } from 'fastify';
import { fail, ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { placeOf, wirePlace } from '../http/wire-place.ts';
import { wireReview, wireReviewItem } from '../http/wire-review.ts';
import type { ReviewService } from '../review/review-service.ts';

export interface ReviewParts {
  readonly reviewService: ReviewService;
}

export function reviewRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { reviewService }: ReviewParts,
): void {
  serveEndpoint(server, authenticate, endpoints.reviewStatus, async ({ learnerId }) => {
    const status = await reviewService.status(learnerId);
    return ok({
      today: status.today,
      due_count: status.dueCount,
      done_count: status.doneCount,
      smart_count: status.weakCount,
      next_due_on: status.nextDueOn ?? null,
      days: status.days.map(({ day, count }) => ({ date: day, count })),
    });
  });

  serveEndpoint(server, authenticate, endpoints.reviewQuestions, async ({ learnerId, query }) => {
    const items = await reviewService.offered(learnerId, query);
    return ok({ items: items.map(wireReviewItem) });
  });

  serveEndpoint(server, authenticate, endpoints.beginDailyReview, async ({ learnerId, body }) => {
    const wish = { kind: 'daily', count: '10' } as const;
    const begun = await reviewService.begin(learnerId, body.id, wish);
    return begun.ok ? ok(wireReview(begun.value)) : begun;
  });

  serveEndpoint(server, authenticate, endpoints.beginReview, async ({ learnerId, body }) => {
    const begun = await reviewService.begin(learnerId, body.id, body);
    return begun.ok ? ok(wireReview(begun.value)) : begun;
  });

  serveEndpoint(server, authenticate, endpoints.review, async ({ learnerId, params }) => {
    const whole = await reviewService.review(learnerId, params.id);
    return whole.ok ? ok(wireReview(whole.value)) : whole;
  });

  serveEndpoint(server, authenticate, endpoints.finishReview, async ({ learnerId, params }) => {
    const whole = await reviewService.finish(learnerId, params.id);
    return whole.ok ? ok(wireReview(whole.value)) : whole;
  });

  serveEndpoint(
    server,
    authenticate,
    endpoints.gradeReviewDetail,
    async ({ learnerId, params, body }) => {
      const answeredAt = new Date(body.answered_at);
      const gradedAt = new Date(body.graded_at);
      if (!isMoment(answeredAt) || !isMoment(gradedAt)) return fail({ kind: 'bad-request' });
      return reviewService.answer({
        learnerId,
        answerId: params.id,
        reviewId: body.review_id,
        questionId: body.question_id,
        outcome: body.outcome,
        ground: body.ground,
        answerMs: body.answer_ms,
        answeredAt,
        gradedAt,
      });
    },
  );

  serveEndpoint(
    server,
    authenticate,
    endpoints.skipReviewDetail,
    async ({ learnerId, params, body }) => {
      const answeredAt = new Date(body.answered_at);
      if (!isMoment(answeredAt)) return fail({ kind: 'bad-request' });
      return reviewService.answer({
        learnerId,
        answerId: params.id,
        reviewId: body.review_id,
        questionId: body.question_id,
        outcome: 'skipped',
        ground: 'own-word',
        answerMs: 0,
        answeredAt,
        gradedAt: answeredAt,
      });
    },
  );

  serveEndpoint(server, authenticate, endpoints.reviewItems, async ({ learnerId, query }) => {
    const { items, next } = await reviewService.items(learnerId, placeOf(query.after));
    return ok({ items: items.map(wireReviewItem), next: next ? wirePlace(next) : null });
  });

  serveEndpoint(
    server,
    authenticate,
    endpoints.removeReviewItem,
    async ({ learnerId, params, body }) => reviewService.remove(learnerId, params.id, body.removed),
  );
}

const isMoment = (date: Date): boolean => !Number.isNaN(date.getTime());
