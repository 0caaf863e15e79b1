import { askedTooLately, mayAskForReview } from '../../core/domain/account/store-review.ts';
import type { StudySessions } from '../study-time/study-sessions.ts';
import type { StoreReviews } from './store-reviews.ts';

export interface AskForReviewParts {
  readonly studySessions: Pick<StudySessions, 'days'>;
  readonly storeReviews: StoreReviews;
  readonly now: () => Date;
}

/** Whether the app may ask a learner to review it now; who may be asked counts as asked. */
export class AskForReview {
  readonly #parts: AskForReviewParts;

  constructor(parts: AskForReviewParts) {
    this.#parts = parts;
  }

  async execute(learnerId: string): Promise<boolean> {
    const { studySessions, storeReviews, now } = this.#parts;
    const days = await studySessions.days(learnerId);
    if (!mayAskForReview(days.length)) return false;
    const at = now();
    return storeReviews.claim(learnerId, at, new Date(askedTooLately(at.getTime())));
  }
}
