import { beforeEach, describe, expect, it } from 'vitest';
import type { SignInCodes, StoredCode } from './sign-in-codes.ts';

const expiresAt = new Date('2026-11-21T00:01:00.000Z');
const code: StoredCode = {
  hash: 'a',
  learnerId: 'yui',
  sessionId: 's',
  provedAt: new Date('2026-11-21T00:00:00.000Z'),
  challenge: 'c',
  expiresAt,
};

/** `fresh` gives a store in which the learner `yui` may have codes. */
export function signInCodesContract(adapter: string, fresh: () => Promise<SignInCodes>): void {
  describe(`${adapter} keeps the SignInCodes contract`, () => {
    let codes: SignInCodes;

    beforeEach(async () => {
      codes = await fresh();
      await codes.add(code);
    });

    it('gives a code once, however many ask at the same moment', async () => {
      const taken = await Promise.all(['1', '2', '3', '4'].map((id) => codes.take('a', id)));
      const first = taken.filter((one) => one?.isFirst);
      expect(first).toEqual([{ isFirst: true, code }]);
      expect(await codes.take('a', '5')).toBeUndefined();
    });

    it('says once more what a code has begun, and then knows it no more', async () => {
      expect(await codes.has('a')).toBe(true);
      await codes.take('a', 'one');
      expect(await codes.has('a')).toBe(true);
      const again = { isFirst: false, learnerId: 'yui', begun: 'one' };
      expect(await codes.take('a', 'two')).toEqual(again);
      expect(await codes.has('a')).toBe(false);
      expect(await codes.take('a', 'three')).toBeUndefined();
    });

    it('knows no code that was not issued', async () => {
      expect(await codes.take('b', '1')).toBeUndefined();
    });

    it('forgets what has expired, and nothing else', async () => {
      const lasting = { ...code, hash: 'b', expiresAt: new Date(expiresAt.getTime() + 1) };
      await codes.add(lasting);
      await codes.removeExpired(expiresAt);
      expect(await codes.take('a', '1')).toBeUndefined();
      expect(await codes.take('b', '1')).toEqual({ isFirst: true, code: lasting });
    });
  });
}
