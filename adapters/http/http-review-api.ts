import type * as v from 'valibot';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { Take } from '../../core/ports/recorder.ts';
import type { LessonLocked, NotEnglish, VoiceError } from '../../core/ports/records-api.ts';
import type { ReviewApi } from '../../core/ports/review-api.ts';
import type {
  Review,
  ReviewAnswer,
  ReviewItem,
  ReviewStatus,
  ReviewWish,
} from '../../core/review/review.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { GradedAnswer, Judged, TakeVerdict } from '../../core/verbal-composition/record.ts';
import * as judging from '../../protocol/judging.ts';
import type { TakeVerdict as WireVerdict } from '../../protocol/records.ts';
import * as wire from '../../protocol/review.ts';
import { asQuestion } from './as-question.ts';
import { asMarkedWord } from './as-record.ts';
import { everyPage } from './every-page.ts';
import type { HttpClient } from './http-client.ts';
import { VOICE_TIMEOUT_MS } from './voice-timeout.ts';

export class HttpReviewApi implements ReviewApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async status(): Promise<Result<ReviewStatus, ApiError>> {
    const reply = await this.#http.call(wire.reviewStatus, {});
    if (!reply.ok) return reply;
    const { today, due_count, done_count, smart_count, next_due_on, days } = reply.value;
    return ok({
      today,
      dueCount: due_count,
      doneCount: done_count,
      smartCount: smart_count,
      nextDueOn: next_due_on ?? undefined,
      days: days.map(({ date, count }) => ({ day: date, count })),
    });
  }

  async offered(wish: ReviewWish): Promise<Result<readonly ReviewItem[], ApiError>> {
    const reply = await this.#http.call(wire.reviewQuestions, { query: wish });
    return reply.ok ? ok(reply.value.items.map(asItem)) : reply;
  }

  async begin(id: string, wish: ReviewWish): Promise<Result<Review, ApiError | NotFound>> {
    const reply = await this.#http.call(wire.beginReview, { body: { id, ...wish } });
    return reply.ok ? ok(asReview(reply.value)) : reply;
  }

  async review(id: string): Promise<Result<Review, ApiError | NotFound>> {
    const reply = await this.#http.call(wire.review, { params: { id } });
    return reply.ok ? ok(asReview(reply.value)) : reply;
  }

  async answer(answer: ReviewAnswer): Promise<Result<void, ApiError | NotFound>> {
    const { id, outcome, answeredAt } = answer;
    const params = { id };
    const said = {
      review_id: answer.reviewId,
      question_id: answer.questionId,
      answered_at: answeredAt,
    };
    if (outcome === 'skipped') {
      return this.#http.call(wire.skipReviewDetail, { params, body: said });
    }
    const graded = {
      outcome,
      ground: answer.ground,
      answer_ms: Math.round(answer.answerMs),
      graded_at: answer.gradedAt,
    };
    return this.#http.call(wire.gradeReviewDetail, { params, body: { ...said, ...graded } });
  }

  async finish(id: string): Promise<Result<Review, ApiError | NotFound>> {
    const input = { params: { id }, body: { finished: true as const } };
    const reply = await this.#http.call(wire.finishReview, input);
    return reply.ok ? ok(asReview(reply.value)) : reply;
  }

  async judgeVoice(
    questionId: string,
    take: Take,
  ): Promise<Result<TakeVerdict<GradedAnswer>, ApiError | NotFound | LessonLocked | VoiceError>> {
    const reply = await this.#http.call(
      judging.judgeVoice,
      { params: { id: questionId }, form: { file: take.bytes } },
      { timeoutMs: VOICE_TIMEOUT_MS },
    );
    if (!reply.ok) return reply;
    const { outcome, transcript, words } = reply.value;
    if (outcome !== 'say-again') return ok({ outcome, detail: asGraded(reply.value, outcome) });
    return ok({ outcome, transcript, words: words.map(asMarkedWord) });
  }

  async judgeTyped(
    questionId: string,
    text: string,
  ): Promise<Result<GradedAnswer, ApiError | NotFound | LessonLocked | NotEnglish>> {
    const input = { params: { id: questionId }, body: { text } };
    const reply = await this.#http.call(judging.judgeTyped, input, { isPatient: true });
    if (!reply.ok) return reply;
    const { outcome } = reply.value;
    // What is written is never asked again.
    return ok(asGraded(reply.value, outcome === 'say-again' ? 'wrong' : outcome));
  }

  async items(): Promise<Result<readonly ReviewItem[], ApiError>> {
    const reply = await everyPage((query) => this.#http.call(wire.reviewItems, { query }));
    return reply.ok ? ok(reply.value.flatMap(({ items }) => items.map(asItem))) : reply;
  }

  async remove(questionId: string, isRemoved: boolean): Promise<Result<void, ApiError | NotFound>> {
    return this.#http.call(wire.removeReviewItem, {
      params: { id: questionId },
      body: { removed: isRemoved },
    });
  }
}

const asGraded = (
  { transcript, words, remarks, nearest }: v.InferOutput<typeof WireVerdict>,
  judged: Judged,
): GradedAnswer => ({
  outcome: judged === 'wrong' ? 'wrong' : 'correct',
  judged,
  transcript,
  remarks,
  words: words.map(asMarkedWord),
  nearest,
});

const asReview = ({ id, kind, finished, items }: v.InferOutput<typeof wire.Review>): Review => ({
  id,
  kind,
  isFinished: finished,
  items: items.map((item) => ({ ...asItem(item), outcome: item.detail?.outcome })),
});

const asItem = (item: v.InferOutput<typeof wire.ReviewItem>): ReviewItem => ({
  question: asQuestion(item.question),
  lessonId: item.lesson_id,
  lastOutcome: item.last_outcome,
  answerCount: item.answer_count,
  wrongCount: item.wrong_count,
  dueOn: item.due_on,
  isRemembered: item.remembered,
  isRemoved: item.removed,
});
