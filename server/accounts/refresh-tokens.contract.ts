import { beforeEach, describe, expect, it } from 'vitest';
import type { RefreshTokens, StoredRefreshToken } from './refresh-tokens.ts';

const at = new Date('2026-11-21T00:00:00.000Z');

const token = (hash: string, family = 'family'): StoredRefreshToken => ({
  hash,
  family,
  learnerId: 'yui',
  accessJti: `jti-${hash}`,
  expiresAt: new Date('2027-01-20T00:00:00.000Z'),
  usedAt: undefined,
  revokedAt: undefined,
});

/** `fresh` gives a store in which the learners `yui` and `ken` may have tokens. */
export function refreshTokensContract(adapter: string, fresh: () => Promise<RefreshTokens>): void {
  describe(`${adapter} keeps the RefreshTokens contract`, () => {
    let tokens: RefreshTokens;

    beforeEach(async () => {
      tokens = await fresh();
    });

    it('finds a token by its hash', async () => {
      await tokens.add(token('a'));
      expect(await tokens.ofHash('a')).toEqual(token('a'));
      expect(await tokens.ofHash('b')).toBeUndefined();
    });

    it('lets a token be used once, however many ask at the same moment', async () => {
      await tokens.add(token('a'));
      const uses = await Promise.all([1, 2, 3, 4].map(() => tokens.use('a', at)));
      expect(uses.filter(Boolean)).toHaveLength(1);
      expect((await tokens.ofHash('a'))?.usedAt).toEqual(at);
    });

    it('ends a whole family, and no other', async () => {
      await tokens.add(token('a'));
      await tokens.add(token('b'));
      await tokens.add(token('c', 'other'));
      expect((await tokens.revokeFamily('family', at)).toSorted()).toEqual(['jti-a', 'jti-b']);
      expect((await tokens.ofHash('a'))?.revokedAt).toEqual(at);
      expect((await tokens.ofHash('b'))?.revokedAt).toEqual(at);
      expect((await tokens.ofHash('c'))?.revokedAt).toBeUndefined();
    });

    it("ends a family by one of the learner's own access tokens only", async () => {
      await tokens.add(token('a'));
      expect(await tokens.revokeFamilyOf('ken', 'jti-a', at)).toBeUndefined();
      expect((await tokens.ofHash('a'))?.revokedAt).toBeUndefined();
      expect(await tokens.revokeFamilyOf('yui', 'jti-a', at)).toEqual(['jti-a']);
      expect((await tokens.ofHash('a'))?.revokedAt).toEqual(at);
    });

    it('ends every family of a learner but the one to keep, and no other learner’s', async () => {
      await tokens.add(token('a', 'one'));
      await tokens.add(token('b', 'two'));
      await tokens.add({ ...token('c', 'three'), learnerId: 'ken' });
      expect(await tokens.revokeAllOf('yui', 'jti-a', at)).toEqual(['jti-b']);
      expect((await tokens.ofHash('a'))?.revokedAt).toBeUndefined();
      expect((await tokens.ofHash('b'))?.revokedAt).toEqual(at);
      expect(await tokens.revokeAllOf('yui', undefined, at)).toEqual(['jti-a']);
      expect((await tokens.ofHash('a'))?.revokedAt).toEqual(at);
      expect((await tokens.ofHash('c'))?.revokedAt).toBeUndefined();
    });

    it('forgets what has expired, and nothing else', async () => {
      await tokens.add(token('a'));
      await tokens.add({ ...token('b'), expiresAt: at });
      await tokens.removeExpired(at);
      expect(await tokens.ofHash('a')).toBeDefined();
      expect(await tokens.ofHash('b')).toBeUndefined();
    });
  });
}
