import { beforeEach, describe, expect, it } from 'vitest';
import type { Passkeys, StoredPasskey } from './passkeys.ts';

const addedAt = new Date('2026-11-21T00:00:00.000Z');
const later = new Date('2026-11-22T00:00:00.000Z');
const passkey: StoredPasskey = {
  id: 'p1',
  learnerId: 'yui',
  credentialId: 'c1',
  publicKey: new Uint8Array([1, 0, 255]),
  counter: 3,
  transports: ['internal', 'hybrid'],
  name: 'Safari · iPhone',
  addedAt,
  usedAt: undefined,
};

/** `fresh` gives a store in which the learners `yui` and `ken` may have passkeys. */
export function passkeysContract(adapter: string, fresh: () => Promise<Passkeys>): void {
  describe(`${adapter} keeps the Passkeys contract`, () => {
    let passkeys: Passkeys;

    beforeEach(async () => {
      passkeys = await fresh();
      expect(await passkeys.add(passkey)).toBe(true);
    });

    it('gives back what it was given', async () => {
      expect(await passkeys.ofCredential('c1')).toEqual(passkey);
      expect(await passkeys.ofCredential('c2')).toBeUndefined();
    });

    it('keeps a credential once, whosever it is', async () => {
      expect(await passkeys.add({ ...passkey, id: 'p2', learnerId: 'ken' })).toBe(false);
      expect(await passkeys.ofLearner('ken')).toEqual([]);
      expect(await passkeys.ofCredential('c1')).toEqual(passkey);
    });

    it('gives those of one learner, the newest first', async () => {
      const second = { ...passkey, id: 'p2', credentialId: 'c2', addedAt: later };
      await passkeys.add(second);
      await passkeys.add({ ...passkey, id: 'p3', credentialId: 'c3', learnerId: 'ken' });
      expect(await passkeys.ofLearner('yui')).toEqual([second, passkey]);
    });

    it('notes when it was used, and how often it has signed', async () => {
      expect(await passkeys.used('p1', 4, later)).toBe(true);
      expect(await passkeys.ofCredential('c1')).toEqual({ ...passkey, counter: 4, usedAt: later });
    });

    it('notes no signature twice, and none of a copy that lags behind', async () => {
      expect(await passkeys.used('p1', 3, later)).toBe(false);
      expect(await passkeys.used('p1', 0, later)).toBe(false);
      expect(await passkeys.ofCredential('c1')).toEqual(passkey);
    });

    it('lets one sign that does not count', async () => {
      await passkeys.add({ ...passkey, id: 'p2', credentialId: 'c2', counter: 0 });
      expect(await passkeys.used('p2', 0, addedAt)).toBe(true);
      expect(await passkeys.used('p2', 0, later)).toBe(true);
      expect((await passkeys.ofCredential('c2'))?.usedAt).toEqual(later);
    });

    it('changes and forgets those of their learner alone', async () => {
      expect(await passkeys.rename('ken', 'p1', 'mine')).toBe(false);
      expect(await passkeys.remove('ken', 'p1')).toBe(false);
      expect(await passkeys.rename('yui', 'p1', 'phone')).toBe(true);
      expect(await passkeys.ofLearner('yui')).toEqual([{ ...passkey, name: 'phone' }]);
      expect(await passkeys.remove('yui', 'p1')).toBe(true);
      expect(await passkeys.remove('yui', 'p1')).toBe(false);
      expect(await passkeys.ofLearner('yui')).toEqual([]);
    });
  });
}
