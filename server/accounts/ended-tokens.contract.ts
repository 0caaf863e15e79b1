import { beforeEach, describe, expect, it } from 'vitest';
import type { EndedTokens } from './ended-tokens.ts';

const at = (second: number): Date => new Date(Date.UTC(2026, 10, 21, 0, 0, second));

export function endedTokensContract(adapter: string, fresh: () => Promise<EndedTokens>): void {
  describe(`${adapter} keeps the EndedTokens contract`, () => {
    let ended: EndedTokens;

    beforeEach(async () => {
      ended = await fresh();
    });

    it('tells what has ended since a moment, that moment included', async () => {
      await ended.add(['a', 'b'], at(1));
      await ended.add(['c'], at(2));
      expect((await ended.since(at(1))).toSorted()).toEqual(['a', 'b', 'c']);
      expect(await ended.since(at(2))).toEqual(['c']);
      expect(await ended.since(at(3))).toEqual([]);
    });

    it('keeps a token once, and takes none at all', async () => {
      await ended.add(['a'], at(1));
      await ended.add(['a'], at(2));
      await ended.add([], at(2));
      expect(await ended.since(at(0))).toEqual(['a']);
    });

    it('forgets what ended earlier', async () => {
      await ended.add(['a'], at(1));
      await ended.add(['b'], at(2));
      await ended.removeBefore(at(2));
      expect(await ended.since(at(0))).toEqual(['b']);
    });
  });
}
