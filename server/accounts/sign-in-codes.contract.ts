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
      const taken = await Promise.all([1, 2, 3, 4].map(() => codes.take('a')));
      expect(taken.filter(Boolean)).toEqual([code]);
      expect(await codes.take('a')).toBeUndefined();
    });

    it('knows no code that was not issued', async () => {
      expect(await codes.take('b')).toBeUndefined();
    });

    it('forgets what has expired, and nothing else', async () => {
      const lasting = { ...code, hash: 'b', expiresAt: new Date(expiresAt.getTime() + 1) };
      await codes.add(lasting);
      await codes.removeExpired(expiresAt);
      expect(await codes.take('a')).toBeUndefined();
      expect(await codes.take('b')).toEqual(lasting);
    });
  });
}
