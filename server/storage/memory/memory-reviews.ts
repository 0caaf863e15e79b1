import type { Reviews, StoredReview } from '../../review/reviews.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemoryReviews implements Reviews {
  readonly #reviews: MemoryTables['reviews'];

  constructor({ reviews }: MemoryTables) {
    this.#reviews = reviews;
  }

  async begin(review: Omit<StoredReview, 'finishedAt'>): Promise<boolean> {
    if (!this.#reviews.has(review.id)) {
      this.#reviews.set(review.id, { ...review, finishedAt: undefined });
    }
    return this.#reviews.get(review.id)?.learnerId === review.learnerId;
  }

  async ofId(learnerId: string, id: string): Promise<StoredReview | undefined> {
    const review = this.#reviews.get(id);
    return review?.learnerId === learnerId ? review : undefined;
  }

  async finish(learnerId: string, id: string, at: Date): Promise<void> {
    const review = await this.ofId(learnerId, id);
    if (review && !review.finishedAt) this.#reviews.set(id, { ...review, finishedAt: at });
  }
}
