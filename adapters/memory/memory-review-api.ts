import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { Clock } from '../../core/ports/clock.ts';
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
import { countReviews, offeredReview, reviewForecast } from '../../core/shared/offer-review.ts';
import {
  isLaterGrade,
  recallOf,
  type LoggedAnswer,
  type Recall,
} from '../../core/shared/recall.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { targetMs } from '../../core/shared/speed-level.ts';
import { studyDayOf } from '../../core/shared/study-day.ts';
import type { Question } from '../../core/verbal-composition/lesson.ts';
import type { GradedAnswer, TakeVerdict } from '../../core/verbal-composition/record.ts';
import type { MemoryCaller } from './memory-caller.ts';
import { hearTake, readTyped } from './memory-judge.ts';
import { isUnlocked } from './memory-layouts.ts';
import { MemoryScheduler } from './memory-scheduler.ts';
import { givenKey, type MemoryWorld, type StoredReview } from './memory-world.ts';

interface Remembered {
  readonly questionId: string;
  readonly lessonId: string;
  readonly question: Question;
  readonly recall: Recall;
  readonly isRemoved: boolean;
}

/** Works everything out of what was answered, whenever it is asked. */
export class MemoryReviewApi implements ReviewApi {
  readonly #caller: MemoryCaller;
  readonly #clock: Clock;
  readonly #scheduler = new MemoryScheduler();

  constructor(caller: MemoryCaller, clock: Clock) {
    this.#caller = caller;
    this.#clock = clock;
  }

  async status(): Promise<Result<ReviewStatus, ApiError>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    const recalls = this.#askable(learner.value).map(({ recall }) => recall);
    const today = studyDayOf(this.#clock.now());
    const { weakCount, ...forecast } = reviewForecast(countReviews(recalls, today), today);
    const done = [...this.#caller.world.reviewAnswers.values()].filter(
      ({ learnerId, outcome, answeredAt }) =>
        learnerId === learner.value &&
        outcome !== 'skipped' &&
        studyDayOf(Date.parse(answeredAt)) === forecast.today,
    );
    const doneCount = new Set(done.map(({ questionId }) => questionId)).size;
    return ok({ ...forecast, smartCount: weakCount, doneCount });
  }

  async offered(wish: ReviewWish): Promise<Result<readonly ReviewItem[], ApiError>> {
    const learner = await this.#caller.learnerId();
    return learner.ok ? ok(this.#offered(learner.value, wish).map(asItem)) : learner;
  }

  async begin(id: string, wish: ReviewWish): Promise<Result<Review, ApiError | NotFound>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    const { reviews } = this.#caller.world;
    if (!reviews.has(id)) {
      const questionIds = this.#offered(learner.value, wish).map(({ questionId }) => questionId);
      const { kind } = wish;
      reviews.set(id, { id, learnerId: learner.value, kind, questionIds, isFinished: false });
    }
    return this.review(id);
  }

  async review(id: string): Promise<Result<Review, ApiError | NotFound>> {
    const review = await this.#review(id);
    return review.ok ? ok(this.#whole(review.value)) : review;
  }

  async answer(answer: ReviewAnswer): Promise<Result<void, ApiError | NotFound>> {
    const review = await this.#review(answer.reviewId);
    if (!review.ok) return review;
    const { learnerId, questionIds } = review.value;
    if (!questionIds.includes(answer.questionId)) return fail({ kind: 'not-found' });
    const { reviewAnswers } = this.#caller.world;
    const key = `${learnerId} ${answer.id}`;
    const known = reviewAnswers.get(key);
    const given = {
      ...answer,
      learnerId,
      answeredAt: this.#notAhead(answer.answeredAt),
      gradedAt: this.#notAhead(answer.gradedAt),
    };
    if (!known) reviewAnswers.set(key, given);
    else if (
      known.questionId === given.questionId &&
      isLaterGrade(this.#logged(given), this.#logged(known))
    ) {
      const { outcome, gradedAt } = given;
      reviewAnswers.set(key, { ...known, outcome, gradedAt });
    }
    return ok(undefined);
  }

  async finish(id: string): Promise<Result<Review, ApiError | NotFound>> {
    const review = await this.#review(id);
    if (!review.ok) return review;
    const finished = { ...review.value, isFinished: true };
    this.#caller.world.reviews.set(id, finished);
    return ok(this.#whole(finished));
  }

  async judgeVoice(
    questionId: string,
    take: Take,
  ): Promise<Result<TakeVerdict<GradedAnswer>, ApiError | NotFound | LessonLocked | VoiceError>> {
    const question = await this.#openQuestion(questionId);
    if (!question.ok) return question;
    return hearTake(this.#caller.world, take, question.value.answers);
  }

  async judgeTyped(
    questionId: string,
    text: string,
  ): Promise<Result<GradedAnswer, ApiError | NotFound | LessonLocked | NotEnglish>> {
    const question = await this.#openQuestion(questionId);
    return question.ok ? readTyped(text, question.value.answers) : question;
  }

  async items(): Promise<Result<readonly ReviewItem[], ApiError>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    const items = this.#remembered(learner.value);
    return ok(items.toSorted((a, b) => a.recall.dueAt - b.recall.dueAt).map(asItem));
  }

  async remove(questionId: string, isRemoved: boolean): Promise<Result<void, ApiError | NotFound>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    const { world } = this.#caller;
    if (!questionsOf(world).some(({ question }) => question.id === questionId)) {
      return fail({ kind: 'not-found' });
    }
    const key = `${learner.value} ${questionId}`;
    if (isRemoved) world.removedFromReview.add(key);
    else world.removedFromReview.delete(key);
    return ok(undefined);
  }

  /** What she has answered before stays open to her. */
  async #openQuestion(id: string): Promise<Result<Question, ApiError | NotFound | LessonLocked>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    const { world } = this.#caller;
    const asked = questionsOf(world).find(({ question }) => question.id === id);
    if (!asked) return fail({ kind: 'not-found' });
    const isOpen =
      isUnlocked(world, learner.value, asked.lessonId) ||
      this.#remembered(learner.value).some(({ questionId }) => questionId === id);
    return isOpen ? ok(asked.question) : fail({ kind: 'lesson-locked' });
  }

  #notAhead(moment: string): string {
    return new Date(Math.min(Date.parse(moment), this.#clock.now())).toISOString();
  }

  #offered(learnerId: string, wish: ReviewWish): readonly Remembered[] {
    return offeredReview(this.#askable(learnerId), wish, this.#clock.now(), this.#scheduler);
  }

  #askable(learnerId: string): readonly Remembered[] {
    return this.#remembered(learnerId).filter(({ isRemoved }) => !isRemoved);
  }

  #remembered(learnerId: string): readonly Remembered[] {
    const { world } = this.#caller;
    const log = Map.groupBy(this.#log(learnerId), ({ questionId }) => questionId);
    return questionsOf(world).flatMap(({ lessonId, question }) => {
      const answers = log.get(question.id) ?? [];
      const recall = recallOf(answers.map(this.#logged), this.#scheduler);
      const isRemoved = world.removedFromReview.has(`${learnerId} ${question.id}`);
      return recall ? [{ questionId: question.id, lessonId, question, recall, isRemoved }] : [];
    });
  }

  #log(learnerId: string): readonly Omit<ReviewAnswer, 'reviewId'>[] {
    const { details, rounds, reviewAnswers, flips } = this.#caller.world;
    const own = [...details.values()].filter(
      ({ recordId }) => rounds.get(recordId)?.learnerId === learnerId,
    );
    // An answer that was copied into another round was given once.
    const given = Map.groupBy(own, (detail) => givenKey(learnerId, detail));
    return [
      ...[...given].flatMap(([key, [detail]]) => {
        if (!detail) return [];
        const outcome = flips.get(key) ?? detail.outcome;
        return [{ ...detail, outcome, gradedAt: detail.answeredAt }];
      }),
      ...[...reviewAnswers.values()].filter((answer) => answer.learnerId === learnerId),
    ];
  }

  readonly #logged = (answer: Omit<ReviewAnswer, 'reviewId'>): LoggedAnswer => {
    const asked = questionsOf(this.#caller.world).find(
      ({ question }) => question.id === answer.questionId,
    );
    return {
      id: answer.id,
      outcome: answer.outcome,
      answerMs: answer.answerMs,
      targetMs: targetMs(asked?.question.answers[0] ?? '', 'normal'),
      answeredAt: Date.parse(answer.answeredAt),
      gradedAt: Date.parse(answer.gradedAt),
    };
  };

  #whole({ id, learnerId, kind, questionIds, isFinished }: StoredReview): Review {
    const byId = new Map(this.#remembered(learnerId).map((item) => [item.questionId, item]));
    const answers = [...this.#caller.world.reviewAnswers.values()].filter(
      (answer) => answer.reviewId === id,
    );
    const outcomeOf = (questionId: string) =>
      answers
        .filter((answer) => answer.questionId === questionId)
        .toSorted((a, b) => (isLaterGrade(this.#logged(a), this.#logged(b)) ? -1 : 1))[0]?.outcome;
    const items = questionIds.flatMap((questionId) => byId.get(questionId) ?? []);
    return {
      id,
      kind,
      isFinished,
      items: items.map((item) => ({ ...asItem(item), outcome: outcomeOf(item.questionId) })),
    };
  }

  async #review(id: string): Promise<Result<StoredReview, ApiError | NotFound>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    const review = this.#caller.world.reviews.get(id);
    return review?.learnerId === learner.value ? ok(review) : fail({ kind: 'not-found' });
  }
}

const questionsOf = ({ lessons }: MemoryWorld) =>
  [...lessons.values()].flatMap(({ id: lessonId, questions }) =>
    questions.map((question) => ({ lessonId, question })),
  );

const asItem = ({ question, lessonId, recall, isRemoved }: Remembered): ReviewItem => ({
  question,
  lessonId,
  lastOutcome: recall.lastOutcome,
  answerCount: recall.answerCount,
  wrongCount: recall.wrongCount,
  dueOn: recall.dueOn,
  isRemoved,
});
