import { beforeEach, describe, expect, it } from 'vitest';
import type { AttestedKey, AttestedKeys } from './attested-keys.ts';

const key = (keyId: string, learnerId = 'yui'): AttestedKey => ({
  keyId,
  learnerId,
  publicKey: Uint8Array.of(1, 2, 3),
  counter: 0,
  registeredAt: new Date(Date.UTC(2026, 10, 21)),
});

/** There are learners yui and ken. */
export function attestedKeysContract(adapter: string, fresh: () => Promise<AttestedKeys>): void {
  describe(`${adapter} keeps the AttestedKeys contract`, () => {
    let keys: AttestedKeys;

    beforeEach(async () => {
      keys = await fresh();
    });

    it('knows whose key is whose', async () => {
      expect(await keys.add(key('a'))).toBe(true);
      expect(await keys.add(key('b'))).toBe(true);
      expect(await keys.add(key('c', 'ken'))).toBe(true);
      expect(await keys.of('yui')).toEqual([key('a'), key('b')]);
      expect(await keys.of('ken')).toEqual([key('c', 'ken')]);
    });

    it('takes the same once more, and none of another learner', async () => {
      await keys.add(key('a'));
      expect(await keys.add(key('a'))).toBe(true);
      expect(await keys.add(key('a', 'ken'))).toBe(false);
      expect(await keys.of('yui')).toEqual([key('a')]);
      expect(await keys.of('ken')).toEqual([]);
    });
  });
}
