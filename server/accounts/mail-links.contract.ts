import { beforeEach, describe, expect, it } from 'vitest';
import type { MailLinks, StoredMailLink } from './mail-links.ts';

const now = new Date('2026-11-21T00:00:00.000Z');
const expiresAt = new Date('2026-11-22T00:00:00.000Z');
const lastMoment = new Date(expiresAt.getTime() - 1);

const link = (hash: string, more: Partial<StoredMailLink> = {}): StoredMailLink => ({
  hash,
  purpose: 'reset-password',
  learnerId: 'yui',
  email: 'yui@oz.example',
  language: 'ko',
  expiresAt,
  ...more,
});

/** `fresh` gives a store in which the learners `yui` and `ken` may have links. */
export function mailLinksContract(adapter: string, fresh: () => Promise<MailLinks>): void {
  describe(`${adapter} keeps the MailLinks contract`, () => {
    let links: MailLinks;

    beforeEach(async () => {
      links = await fresh();
    });

    it('finds a link as often as asked, and uses it once', async () => {
      await links.add(link('a'), now);
      expect(await links.find('a', ['reset-password'], now)).toEqual(link('a'));
      expect(await links.find('a', ['reset-password'], now)).toEqual(link('a'));
      expect(await links.use('a', ['reset-password'], now)).toEqual(link('a'));
      expect(await links.use('a', ['reset-password'], now)).toBeUndefined();
      expect(await links.find('a', ['reset-password'], now)).toBeUndefined();
    });

    it('is used once, however many ask at the same moment', async () => {
      await links.add(link('a'), now);
      const uses = await Promise.all(
        [1, 2, 3, 4].map(() => links.use('a', ['reset-password'], now)),
      );
      expect(uses.filter(Boolean)).toHaveLength(1);
    });

    it('is good for its purpose only', async () => {
      await links.add(link('a', { purpose: 'confirm-email' }), now);
      expect(await links.use('a', ['reset-password', 'choose-password'], now)).toBeUndefined();
      expect(await links.use('a', ['change-email', 'confirm-email'], now)).toBeDefined();
    });

    it('is good until it expires, to the moment', async () => {
      await links.add(link('a'), now);
      expect(await links.find('a', ['reset-password'], lastMoment)).toBeDefined();
      expect(await links.find('a', ['reset-password'], expiresAt)).toBeUndefined();
      expect(await links.use('a', ['reset-password'], expiresAt)).toBeUndefined();
    });

    it('may belong to no learner yet', async () => {
      const invitation = link('a', { learnerId: undefined, purpose: 'choose-password' });
      await links.add(invitation, now);
      expect(await links.use('a', ['choose-password'], now)).toEqual(invitation);
    });

    it('is the only one of its purpose: a new one ends the one before', async () => {
      const nobodys = { learnerId: undefined, purpose: 'choose-password' as const };
      await links.add(link('a'), now);
      await links.add(link('b', { purpose: 'change-email' }), now);
      await links.add(link('c', { learnerId: 'ken' }), now);
      await links.add(link('d', nobodys), now);
      await links.add(link('e', { ...nobodys, email: 'ken@oz.example' }), now);
      await links.add(link('f'), now);
      await links.add(link('g', nobodys), now);
      const all = ['reset-password', 'change-email', 'choose-password'] as const;
      const found = await Promise.all(
        [...'abcdefg'].map(async (hash) => (await links.find(hash, all, now)) && hash),
      );
      expect(found.filter(Boolean)).toEqual(['b', 'c', 'e', 'f', 'g']);
    });

    it('is the same link where it is added again, good for as long as the later mail says', async () => {
      const renewed = link('a', { expiresAt: new Date(expiresAt.getTime() + 3_600_000) });
      await links.add(link('a'), now);
      await links.add(renewed, now);
      expect(await links.find('a', ['reset-password'], now)).toEqual(renewed);
      expect(await links.use('a', ['reset-password'], now)).toEqual(renewed);
      await links.add(renewed, now);
      expect(await links.find('a', ['reset-password'], now)).toBeUndefined();
    });

    it('ends no later one where it is added again', async () => {
      for (const hash of ['a', 'b', 'a']) await links.add(link(hash), now);
      expect(await links.find('a', ['reset-password'], now)).toBeUndefined();
      expect(await links.find('b', ['reset-password'], now)).toBeDefined();
    });

    it('undoes a change whatever comes later, until an earlier one is undone', async () => {
      const undo = (hash: string, hour: number) =>
        link(hash, {
          purpose: 'undo-email',
          expiresAt: new Date(expiresAt.getTime() + hour * 3_600_000),
        });
      for (const [index, hash] of [...'abc'].entries()) await links.add(undo(hash, index), now);
      await links.revokeOf('yui', now);
      const found = async () =>
        (
          await Promise.all(
            [...'abc'].map(async (hash) => (await links.find(hash, ['undo-email'], now)) && hash),
          )
        ).filter(Boolean);
      expect(await found()).toEqual(['a', 'b', 'c']);
      await links.revokeUndos('yui', undo('b', 1).expiresAt, now);
      expect(await found()).toEqual(['a']);
    });

    it('tells one of those who revoke undos at the same moment that there were any', async () => {
      await links.add(link('a', { purpose: 'undo-email' }), now);
      await links.add(link('b', { purpose: 'undo-email', learnerId: 'ken' }), now);
      const revoked = await Promise.all(
        [1, 2, 3, 4].map(() => links.revokeUndos('yui', expiresAt, now)),
      );
      expect(revoked.filter(Boolean)).toHaveLength(1);
      expect(await links.revokeUndos('yui', expiresAt, now)).toBe(false);
      expect(await links.find('b', ['undo-email'], now)).toBeDefined();
    });

    it('tells of a change that was undone since, by its own link or one before it', async () => {
      const [at, later] = [now, new Date(now.getTime() + 3_600_000)];
      const undone = new Date(now.getTime() + 2 * 3_600_000);
      const laterExpiry = new Date(expiresAt.getTime() + 3_600_000);
      await links.add(link('a', { purpose: 'undo-email' }), now);
      const own = { at, expiresAt };
      const next = { at: later, expiresAt: laterExpiry };
      expect(await links.isUndone('yui', own)).toBe(false);
      await links.use('a', ['undo-email'], undone);
      expect(await links.isUndone('yui', own)).toBe(true);
      expect(await links.isUndone('yui', next)).toBe(true);
      expect(await links.isUndone('ken', own)).toBe(false);
      const before = { at, expiresAt: new Date(expiresAt.getTime() - 1) };
      expect(await links.isUndone('yui', before)).toBe(false);
      const afterwards = { at: new Date(undone.getTime() + 1), expiresAt: laterExpiry };
      expect(await links.isUndone('yui', afterwards)).toBe(false);
    });

    it('revokes the links of one learner', async () => {
      await links.add(link('a'), now);
      await links.add(link('b', { learnerId: 'ken' }), now);
      await links.revokeOf('yui', now);
      expect(await links.find('a', ['reset-password'], now)).toBeUndefined();
      expect(await links.find('b', ['reset-password'], now)).toBeDefined();
    });

    it('forgets what has expired, and nothing else', async () => {
      await links.add(link('a'), now);
      await links.add(link('b', { learnerId: 'ken', expiresAt: now }), now);
      await links.removeExpired(now);
      expect(await links.find('a', ['reset-password'], now)).toBeDefined();
      expect(await links.find('b', ['reset-password'], new Date(0))).toBeUndefined();
    });
  });
}
