import { beforeEach, describe, expect, it } from 'vitest';
import type { Celebrations } from './celebrations.ts';

/** `fresh` gives a store in which the learners `yui` and `ken` may be congratulated. */
export function celebrationsContract(adapter: string, fresh: () => Promise<Celebrations>): void {
  describe(`${adapter} keeps the Celebrations contract`, () => {
    let celebrations: Celebrations;

    beforeEach(async () => {
      celebrations = await fresh();
    });

    it('begins with none', async () => {
      expect(await celebrations.celebrated('yui')).toBe(0);
    });

    it('gives each milestone to the first who asks, of many at once', async () => {
      const claims = await Promise.all(
        Array.from({ length: 8 }, () => celebrations.claim('yui', 3)),
      );
      expect(claims.filter((isFirst) => isFirst)).toHaveLength(1);
      expect(await celebrations.celebrated('yui')).toBe(3);
      expect(await celebrations.claim('yui', 5)).toBe(true);
      expect(await celebrations.claim('yui', 5)).toBe(false);
    });

    it('never goes back to a lower one', async () => {
      expect(await celebrations.claim('yui', 10)).toBe(true);
      expect(await celebrations.claim('yui', 5)).toBe(false);
      expect(await celebrations.celebrated('yui')).toBe(10);
    });

    it('keeps learners apart', async () => {
      await celebrations.claim('yui', 3);
      expect(await celebrations.celebrated('ken')).toBe(0);
      expect(await celebrations.claim('ken', 3)).toBe(true);
    });
  });
}
