import {
  offeredReview,
  reviewForecast,
  type ReviewCount,
  type ReviewForecast,
  type ReviewKind,
} from '../../core/domain/recall/offer-review.ts';
import { isLaterGrade, type LoggedAnswer } from '../../core/domain/recall/recall.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Scheduler } from '../../core/domain/recall/scheduler.ts';
import { studyDayOf } from '../../core/domain/study-time/study-day.ts';
import { targetMs } from '../../core/domain/lesson/speed-level.ts';
import type { StoredQuestion } from '../library/library.ts';
import { pageOf, type Place } from '../page.ts';
import { startOfDay } from '../study-time/start-of-day.ts';
import type { AnswerLog, LearnersAnswer, StoredItem } from './answer-log.ts';
import type { AskedQuestions } from './asked-questions.ts';
import { groundOfOwnWord } from './log-outcome.ts';
import type { Reviews, StoredReview } from './reviews.ts';

/** With their questions some 40 kB. */
const ITEMS_AT_A_TIME = 30;

export type ReviewItem = StoredItem & StoredQuestion;

export interface ReviewedItem extends ReviewItem {
  readonly answer: LoggedAnswer | undefined;
}

export interface WholeReview {
  readonly review: StoredReview;
  readonly items: readonly ReviewedItem[];
}

export interface ReviewAnswer {
  readonly learnerId: string;
  readonly answerId: string;
  readonly reviewId: string;
  readonly questionId: string;
  readonly outcome: LoggedAnswer['outcome'];
  /** Undefined where the device did not tell. */
  readonly ground: LoggedAnswer['ground'] | undefined;
  readonly answerMs: number;
  readonly answeredAt: Date;
  readonly gradedAt: Date;
}

type NotFound = { readonly kind: 'not-found' };

export interface ReviewServiceParts {
  readonly log: AnswerLog;
  readonly reviews: Reviews;
  readonly questions: AskedQuestions;
  readonly scheduler: Scheduler;
  readonly now: () => Date;
}

/** Where what was studied is asked again before it is forgotten. */
export class ReviewService {
  readonly #parts: ReviewServiceParts;

  constructor(parts: ReviewServiceParts) {
    this.#parts = parts;
  }

  async status(learnerId: string): Promise<ReviewForecast & { readonly doneCount: number }> {
    const { log, now } = this.#parts;
    const today = studyDayOf(now().getTime());
    const [counts, doneCount] = await Promise.all([
      log.counts(learnerId, today),
      log.reviewedSince(learnerId, startOfDay(now())),
    ]);
    return { ...reviewForecast(counts, today), doneCount };
  }

  async offered(
    learnerId: string,
    wish: { readonly kind: ReviewKind; readonly count: ReviewCount },
  ): Promise<readonly ReviewItem[]> {
    const { log, scheduler, now } = this.#parts;
    const today = studyDayOf(now().getTime());
    const items = await log.items(
      learnerId,
      wish.kind === 'daily' ? { dueOn: today } : { weakOn: today },
    );
    return this.#withQuestions(learnerId, offeredReview(items, wish, now().getTime(), scheduler));
  }

  /** A page of all, the removed ones too; what is due first comes first. */
  async items(
    learnerId: string,
    after: Place | undefined,
  ): Promise<{ readonly items: readonly ReviewItem[]; readonly next: Place | undefined }> {
    const listed = await this.#parts.log.listed(learnerId, { limit: ITEMS_AT_A_TIME + 1, after });
    const page = pageOf(listed, ITEMS_AT_A_TIME, ({ recall, questionId }) => ({
      at: new Date(recall.dueAt),
      id: questionId,
    }));
    return { items: await this.#withQuestions(learnerId, page.items), next: page.next };
  }

  async begin(
    learnerId: string,
    id: string,
    wish: { readonly kind: ReviewKind; readonly count: ReviewCount },
  ): Promise<Result<WholeReview, NotFound>> {
    const { reviews, now } = this.#parts;
    const before = await reviews.ofId(learnerId, id);
    if (!before) {
      const offered = await this.offered(learnerId, wish);
      const questionIds = offered.map(({ questionId }) => questionId);
      const { kind } = wish;
      await reviews.begin({ id, learnerId, kind, questionIds, begunAt: now() });
    }
    return this.review(learnerId, id);
  }

  async review(learnerId: string, id: string): Promise<Result<WholeReview, NotFound>> {
    const { reviews, log } = this.#parts;
    const review = await reviews.ofId(learnerId, id);
    if (!review) return fail({ kind: 'not-found' });
    const { questionIds } = review;
    const [found, answers] = await Promise.all([
      log.items(learnerId, { questionIds }),
      log.inReview(learnerId, id),
    ]);
    const byId = new Map(found.map((item) => [item.questionId, item]));
    const items = await this.#withQuestions(
      learnerId,
      questionIds.flatMap((questionId) => byId.get(questionId) ?? []),
    );
    return ok({
      review,
      items: items.map((item) => ({ ...item, answer: latest(answers, item.questionId) })),
    });
  }

  async finish(learnerId: string, id: string): Promise<Result<WholeReview, NotFound>> {
    await this.#parts.reviews.finish(learnerId, id, this.#parts.now());
    return this.review(learnerId, id);
  }

  async answer(answer: ReviewAnswer): Promise<Result<undefined, NotFound>> {
    const { learnerId, reviewId, questionId } = answer;
    const { log, reviews, questions, now } = this.#parts;
    const review = await reviews.ofId(learnerId, reviewId);
    const asked = await questions.one(learnerId, questionId);
    const [model] = asked?.question.answers ?? [];
    if (!review?.questionIds.includes(questionId) || model === undefined) {
      return fail({ kind: 'not-found' });
    }
    const latestMoment = now().getTime();
    const target = targetMs(model, 'normal');
    const { answerMs, ground } = answer;
    await log.add({
      id: answer.answerId,
      learnerId,
      questionId,
      reviewId,
      outcome: answer.outcome,
      ground: ground ?? groundOfOwnWord(answerMs, target),
      answerMs,
      targetMs: target,
      answeredAt: Math.min(answer.answeredAt.getTime(), latestMoment),
      gradedAt: Math.min(answer.gradedAt.getTime(), latestMoment),
    });
    return ok(undefined);
  }

  async remove(
    learnerId: string,
    questionId: string,
    isRemoved: boolean,
  ): Promise<Result<undefined, NotFound>> {
    const { log, questions } = this.#parts;
    if (!(await questions.one(learnerId, questionId))) return fail({ kind: 'not-found' });
    await log.remove(learnerId, questionId, isRemoved);
    return ok(undefined);
  }

  async #withQuestions(
    learnerId: string,
    items: readonly StoredItem[],
  ): Promise<readonly ReviewItem[]> {
    const ids = items.map(({ questionId }) => questionId);
    const asked = await this.#parts.questions.all(learnerId, ids);
    const byId = new Map(asked.map((one) => [one.question.id, one]));
    return items.flatMap((item) => {
      const one = byId.get(item.questionId);
      return one ? [{ ...item, ...one }] : [];
    });
  }
}

const latest = (
  answers: readonly LearnersAnswer[],
  questionId: string,
): LearnersAnswer | undefined =>
  answers
    .filter((answer) => answer.questionId === questionId)
    .reduce<LearnersAnswer | undefined>(
      (last, answer) => (last && !isLaterGrade(answer, last) ? last : answer),
      undefined,
    );
