import { beforeAll, describe, expect, it } from 'vitest';
import type { SentenceScorer } from './sentence-scorer.ts';

interface Subject {
  open(): Promise<SentenceScorer>;
}

export function sentenceScorerContract(adapter: string, subject: Subject): void {
  describe(`${adapter} keeps the SentenceScorer contract`, () => {
    let scorer: SentenceScorer;

    beforeAll(async () => {
      scorer = await subject.open();
    }, 180_000);

    it.each([
      ['I bought a new bicycle.', 'I bought new a bicycle.'],
      ['She likes dogs.', 'She like dogs.'],
      ['I have been here for three years.', 'I have been here since three years.'],
    ])('finds “%s” likelier than “%s”, in either order', async (right, wrong) => {
      const [first = 0, second = 0] = await scorer.score([right, wrong]);
      const [third = 0, fourth = 0] = await scorer.score([wrong, right]);

      expect(first).toBeLessThan(0);
      expect(first - second).toBeGreaterThan(1);
      expect(fourth - third).toBeGreaterThan(1);
    });

    it('takes British spellings for what they are', async () => {
      const [british = 0, american = 1] = await scorer.score([
        'They practised in the theatre.',
        'They practiced in the theater.',
      ]);
      expect(british).toBeCloseTo(american, 3);
    });

    it('gives nothing for nothing', async () => {
      expect(await scorer.score([])).toEqual([]);
    });

    it('gives nothing where no caller waits for it', async () => {
      expect(await scorer.score(['She likes dogs.'], AbortSignal.abort())).toEqual([]);
    });
  });
}
