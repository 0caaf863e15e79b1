import { beforeEach, describe, expect, it } from 'vitest';
import type { Reviews } from './reviews.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 0, 0, second));

const review = {
  id: 'r1',
  learnerId: 'yui',
  kind: 'smart' as const,
  questionIds: ['q2', 'q1'],
  begunAt: at(1),
};

/** `fresh` gives reviews in which the learners `yui` and `ken` exist. */
export function reviewsContract(adapter: string, fresh: () => Promise<Reviews>): void {
  describe(`${adapter} keeps the Reviews contract`, () => {
    let reviews: Reviews;

    beforeEach(async () => {
      reviews = await fresh();
    });

    it('begins a review, once', async () => {
      expect(await reviews.begin(review)).toBe(true);
      expect(await reviews.begin({ ...review, kind: 'daily', questionIds: [] })).toBe(true);
      expect(await reviews.ofId('yui', 'r1')).toEqual({ ...review, finishedAt: undefined });
    });

    it("does not begin, show or finish another learner's", async () => {
      await reviews.begin(review);
      expect(await reviews.begin({ ...review, learnerId: 'ken' })).toBe(false);
      expect(await reviews.ofId('ken', 'r1')).toBeUndefined();
      await reviews.finish('ken', 'r1', at(2));
      expect((await reviews.ofId('yui', 'r1'))?.finishedAt).toBeUndefined();
    });

    it('finishes once', async () => {
      await reviews.begin(review);
      await reviews.finish('yui', 'r1', at(2));
      await reviews.finish('yui', 'r1', at(3));
      expect((await reviews.ofId('yui', 'r1'))?.finishedAt).toEqual(at(2));
    });
  });
}
