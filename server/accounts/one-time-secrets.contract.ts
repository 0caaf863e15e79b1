import { beforeEach, describe, expect, it } from 'vitest';
import type { OneTimeSecrets, RecoveryCodes } from './one-time-secrets.ts';

/** `fresh` gives a store in which the learners `yui` and `ken` may have secrets. */
export function oneTimeSecretsContract(
  adapter: string,
  fresh: () => Promise<OneTimeSecrets>,
): void {
  describe(`${adapter} keeps the OneTimeSecrets contract`, () => {
    let secrets: OneTimeSecrets;
    const hers = { learnerId: 'yui', sealed: 'a' };
    const secret = { ...hers, isConfirmed: false, lastStep: 0 };

    beforeEach(async () => {
      secrets = await fresh();
      expect(await secrets.begin('yui', 'a')).toBe(true);
    });

    it('keeps one for each learner, the latest until it is confirmed', async () => {
      expect(await secrets.of('yui')).toEqual(secret);
      expect(await secrets.of('ken')).toBeUndefined();
      expect(await secrets.begin('yui', 'b')).toBe(true);
      expect(await secrets.of('yui')).toEqual({ ...secret, sealed: 'b' });
    });

    it('is confirmed by its first use, and then not replaced', async () => {
      expect(await secrets.use(hers, 100)).toBe(true);
      expect(await secrets.begin('yui', 'b')).toBe(false);
      expect(await secrets.of('yui')).toEqual({ ...secret, isConfirmed: true, lastStep: 100 });
    });

    it('is not confirmed by the code of one that it replaced', async () => {
      expect(await secrets.begin('yui', 'b')).toBe(true);
      expect(await secrets.use(hers, 100)).toBe(false);
      expect(await secrets.of('yui')).toEqual({ ...secret, sealed: 'b' });
    });

    it('lets each step be used once, and none before it any more', async () => {
      const uses = await Promise.all([100, 100].map((step) => secrets.use(hers, step)));
      expect(uses.filter(Boolean)).toHaveLength(1);
      expect(await secrets.use(hers, 99)).toBe(false);
      expect(await secrets.use(hers, 101)).toBe(true);
      expect(await secrets.use({ ...hers, learnerId: 'ken' }, 101)).toBe(false);
    });

    it('forgets one', async () => {
      expect(await secrets.remove('ken')).toBe(false);
      expect(await secrets.remove('yui')).toBe(true);
      expect(await secrets.of('yui')).toBeUndefined();
      expect(await secrets.begin('yui', 'b')).toBe(true);
    });
  });
}

/** `fresh` gives a store in which the learners `yui` and `ken` may have codes. */
export function recoveryCodesContract(adapter: string, fresh: () => Promise<RecoveryCodes>): void {
  describe(`${adapter} keeps the RecoveryCodes contract`, () => {
    let codes: RecoveryCodes;

    beforeEach(async () => {
      codes = await fresh();
      await codes.replace('yui', ['a', 'b']);
      await codes.replace('ken', ['a']);
    });

    it('gives each once, to its learner', async () => {
      expect(await codes.use('ken', 'b')).toBe(false);
      const uses = await Promise.all([codes.use('yui', 'a'), codes.use('yui', 'a')]);
      expect(uses.filter(Boolean)).toHaveLength(1);
      expect(await codes.left('yui')).toBe(1);
      expect(await codes.use('ken', 'a')).toBe(true);
    });

    it('forgets the old ones for new ones, and all for none', async () => {
      await codes.replace('yui', ['c']);
      expect(await codes.use('yui', 'a')).toBe(false);
      expect(await codes.left('yui')).toBe(1);
      await codes.replace('yui', []);
      expect(await codes.left('yui')).toBe(0);
      expect(await codes.left('ken')).toBe(1);
    });
  });
}
