import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type {
  Review,
  ReviewAnswer,
  ReviewedItem,
  ReviewOutcome,
} from '../../core/review/review.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { Question } from '../../core/verbal-composition/lesson.ts';
import { MORE_COUNT } from '../../core/domain/recall/offer-review.ts';
import type { More, ReviewEnd } from './review-player-state.ts';
import type { ReviewParts } from './review-presenter.ts';

/** One way through the questions of a review: which is asked, and what became of those before it. */
export class ReviewProgressState {
  review: Review | undefined;
  /** What became of each question so far, by its id. */
  outcomes: Readonly<Record<string, ReviewOutcome | 'removed'>> = {};
  readonly #id: string;
  readonly #parts: ReviewParts;
  #sending: Promise<unknown> = Promise.resolve();

  constructor(id: string, parts: ReviewParts) {
    this.#id = id;
    this.#parts = parts;
    makeAutoObservable(
      this,
      { review: observableRef, outcomes: observableRef },
      { autoBind: true },
    );
  }

  get total(): number {
    return this.review?.items.length ?? 0;
  }

  /** How many questions are behind her. */
  get index(): number {
    return Object.keys(this.outcomes).length;
  }

  get isLast(): boolean {
    return this.index === this.total - 1;
  }

  get item(): ReviewedItem | undefined {
    return this.review?.items.find(({ question }) => this.outcomes[question.id] === undefined);
  }

  get question(): Question | undefined {
    return this.item?.question;
  }

  /** What is still to be asked. */
  get left(): readonly ReviewedItem[] {
    return (this.review?.items ?? []).filter(({ question }) => !(question.id in this.outcomes));
  }

  async load(): Promise<Result<void, ApiError | NotFound | Unexpected>> {
    const { api, reporter } = this.#parts;
    const review = await attempt(reporter, 'open review', () => api.review(this.#id));
    if (!review.ok) return review;
    const known = review.value.items.flatMap(({ question, outcome, isRemoved }) =>
      outcome === undefined && !isRemoved ? [] : [[question.id, outcome ?? 'removed'] as const],
    );
    const kept = this.#unsent().map(({ questionId, outcome }) => [questionId, outcome] as const);
    runInAction(() => {
      this.review = review.value;
      this.outcomes = Object.fromEntries([...known, ...kept]);
    });
    return ok(undefined);
  }

  note(questionId: string, outcome: ReviewOutcome | 'removed'): void {
    this.outcomes = { ...this.outcomes, [questionId]: outcome };
  }

  /** Without waiting for the server: what was answered is safe on the device. */
  give(answer: ReviewAnswer): void {
    const { answers } = this.#parts;
    answers.put(answer);
    this.#sending = Promise.all([this.#sending, answers.send(answer.id)]);
    this.note(answer.questionId, answer.outcome);
  }

  async finish(): Promise<ReviewEnd> {
    const { api, answers, reporter } = this.#parts;
    await this.#sending;
    // A line that was busy a moment ago may be free by now.
    await answers.sendAll();
    const unsent = this.#unsent().length;
    const [finished, status] = await Promise.all([
      attempt(reporter, 'finish review', () => api.finish(this.#id)),
      attempt(reporter, 'read reviews', () => api.status()),
    ]);
    const items = finished.ok ? finished.value.items : (this.review?.items ?? []);
    return {
      step: 'finished',
      items: items
        .map((item) => ({ ...item, outcome: this.#outcomeOf(item) }))
        .filter(({ question }) => this.outcomes[question.id] !== 'removed'),
      unsent: finished.ok ? unsent : Math.max(1, unsent),
      // What is unsent the server still counts as to be asked.
      more: status.ok && answers.all().length === 0 ? moreOf(status.value) : undefined,
      today: status.ok ? status.value.today : undefined,
    };
  }

  #unsent(): readonly ReviewAnswer[] {
    return this.#parts.answers.all().filter(({ reviewId }) => reviewId === this.#id);
  }

  #outcomeOf({ question, outcome }: ReviewedItem): ReviewOutcome | undefined {
    const own = this.outcomes[question.id];
    return own === 'removed' ? outcome : (own ?? outcome);
  }
}

/** What is due comes before what was wrong once. */
function moreOf(status: {
  readonly dueCount: number;
  readonly smartCount: number;
}): More | undefined {
  const { dueCount, smartCount } = status;
  if (dueCount > 0) return { kind: 'daily', count: MORE_COUNT, left: dueCount };
  return smartCount > 0 ? { kind: 'smart', count: MORE_COUNT, left: smartCount } : undefined;
}
