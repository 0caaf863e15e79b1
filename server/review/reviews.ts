import type { ReviewKind } from '../../core/domain/recall/offer-review.ts';

export interface StoredReview {
  readonly id: string;
  readonly learnerId: string;
  readonly kind: ReviewKind;
  /** In the order they are asked. */
  readonly questionIds: readonly string[];
  readonly begunAt: Date;
  readonly finishedAt: Date | undefined;
}

/**
 * Reviews: questions asked again in one go. All questions name the learner.
 *
 * - `begin` of an id that exists changes nothing; false when it is another learner's.
 * - `finish` keeps the first time.
 */
export interface Reviews {
  begin(review: Omit<StoredReview, 'finishedAt'>): Promise<boolean>;
  ofId(learnerId: string, id: string): Promise<StoredReview | undefined>;
  finish(learnerId: string, id: string, at: Date): Promise<void>;
}
