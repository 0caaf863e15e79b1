import { beforeEach, describe, expect, it } from 'vitest';
import type { KeptTakes } from './kept-takes.ts';

/** There are learners yui and ken. */
export function keptTakesContract(adapter: string, fresh: () => Promise<KeptTakes>): void {
  describe(`${adapter} keeps the KeptTakes contract`, () => {
    let kept: KeptTakes;

    beforeEach(async () => {
      kept = await fresh();
    });

    it('counts until there is no more room, for each learner apart', async () => {
      expect(await kept.add('yui', 60, 100)).toBe(true);
      expect(await kept.add('yui', 41, 100)).toBe(false);
      expect(await kept.add('yui', 40, 100)).toBe(true);
      expect(await kept.add('ken', 100, 100)).toBe(true);
    });

    it('lets in no more than there is room for, however many come at the same moment', async () => {
      const added = await Promise.all(Array.from({ length: 20 }, () => kept.add('yui', 10, 100)));
      expect(added.filter(Boolean)).toHaveLength(10);
    });

    it('refuses the first one that is too large', async () => {
      expect(await kept.add('yui', 101, 100)).toBe(false);
      expect(await kept.add('yui', 100, 100)).toBe(true);
    });

    it('has room again for what was removed, and never more than there was', async () => {
      await kept.add('yui', 100, 100);
      await kept.remove('yui', 30);
      expect(await kept.add('yui', 30, 100)).toBe(true);
      await kept.remove('yui', 500);
      expect(await kept.add('yui', 101, 100)).toBe(false);
      await kept.remove('ken', 1);
      expect(await kept.add('ken', 100, 100)).toBe(true);
    });

    it('counts more than an integer holds', async () => {
      expect(await kept.add('yui', 3_000_000_000, 6_000_000_000)).toBe(true);
      expect(await kept.add('yui', 3_000_000_000, 6_000_000_000)).toBe(true);
      expect(await kept.add('yui', 1, 6_000_000_000)).toBe(false);
    });
  });
}
