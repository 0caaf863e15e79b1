import { describe, expect, it } from 'vitest';
import type { StoreReviews } from './store-reviews.ts';

const on = (day: number) => new Date(Date.UTC(2026, 10, day));

/** There are learners yui and ken. */
export function storeReviewsContract(adapter: string, fresh: () => Promise<StoreReviews>): void {
  describe(`${adapter} keeps the StoreReviews contract`, () => {
    it('lets each be asked once in a while, and by one of several devices', async () => {
      const reviews = await fresh();
      const asked = [1, 2, 3].map(() => reviews.claim('yui', on(10), on(1)));
      expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1);
      expect(await reviews.claim('ken', on(10), on(1))).toBe(true);
      expect(await reviews.claim('yui', on(20), on(10))).toBe(false);
      expect(await reviews.claim('yui', on(20), on(11))).toBe(true);
    });
  });
}
