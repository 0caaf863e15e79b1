import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { CachedReads } from '../../core/offline/cached-reads.ts';
import type { Cached } from '../../core/offline/readable.ts';
import type { Ids } from '../../core/ports/ids.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import type { ReviewApi } from '../../core/ports/review-api.ts';
import type { ReviewItem, ReviewStatus, ReviewWish } from '../../core/review/review.ts';
import type { ReviewAnswers } from '../../core/review/review-answer-kind.ts';
import { readReviews } from '../../core/review/read-reviews.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import type { ReviewCount } from '../../core/domain/recall/offer-review.ts';
import { ok } from '../../core/shared/result.ts';

export interface ReviewParts {
  readonly api: ReviewApi;
  readonly answers: ReviewAnswers;
  readonly ids: Ids;
  readonly reporter: Reporter;
}

export interface ReviewListParts extends ReviewParts {
  readonly reads: CachedReads;
}

type ReviewError = ApiError | NotFound | Unexpected;

export type ReviewState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: ReviewError }
  | {
      readonly step: 'shown';
      readonly status: ReviewStatus;
      readonly items: readonly ReviewItem[];
      readonly cached?: Cached;
    };

/** What there is to review, and what is kept for it. */
export class ReviewPresenter {
  state: ReviewState = { step: 'loading' };
  /** How many questions Smart Review is to ask. */
  count: ReviewCount = '5';
  isBeginning = false;
  /** Why a review could not begin, or a question not be removed. */
  error: ReviewError | undefined;

  readonly #parts: ReviewListParts;

  constructor(parts: ReviewListParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    const { answers, api, reads, reporter } = this.#parts;
    // What was answered without a network belongs to what is told now.
    await answers.sendAll();
    const loaded = await attempt(reporter, 'read reviews', async () => {
      const read = await reads.ask('review', '', () => readReviews(api));
      return read.ok ? ok({ ...read.value, ...(read.cached && { cached: read.cached }) }) : read;
    });
    runInAction(() => {
      this.state = loaded.ok
        ? { step: 'shown', ...loaded.value }
        : { step: 'failed', error: loaded.error };
    });
  }

  async retry(): Promise<void> {
    this.state = { step: 'loading' };
    await this.load();
  }

  choose(count: ReviewCount): void {
    this.count = count;
  }

  /** Gives the id of the review that has begun; undefined when none could. */
  async begin(wish: ReviewWish): Promise<string | undefined> {
    if (this.isBeginning) return undefined;
    this.isBeginning = true;
    this.error = undefined;
    const { api, ids, reporter } = this.#parts;
    const begun = await attempt(reporter, 'begin review', () => api.begin(ids.next(), wish));
    runInAction(() => {
      this.isBeginning = false;
      this.error = begun.ok ? undefined : begun.error;
    });
    return begun.ok ? begun.value.id : undefined;
  }

  /** Takes a question out of all reviews, or puts it back. */
  async remove(questionId: string, isRemoved: boolean): Promise<void> {
    if (this.state.step !== 'shown') return;
    this.error = undefined;
    this.#mark(questionId, isRemoved);
    const { api, reporter } = this.#parts;
    const removed = await attempt(reporter, 'remove from review', () =>
      api.remove(questionId, isRemoved),
    );
    if (removed.ok) return this.load();
    this.#mark(questionId, !isRemoved);
    runInAction(() => {
      this.error = removed.error;
    });
  }

  #mark(questionId: string, isRemoved: boolean): void {
    runInAction(() => {
      if (this.state.step !== 'shown') return;
      const items = this.state.items.map((item) =>
        item.question.id === questionId ? { ...item, isRemoved } : item,
      );
      this.state = { ...this.state, items };
    });
  }
}
