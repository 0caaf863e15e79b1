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
      await links.add(link('a'));
      expect(await links.find('a', ['reset-password'], now)).toEqual(link('a'));
      expect(await links.find('a', ['reset-password'], now)).toEqual(link('a'));
      expect(await links.use('a', ['reset-password'], now)).toEqual(link('a'));
      expect(await links.use('a', ['reset-password'], now)).toBeUndefined();
      expect(await links.find('a', ['reset-password'], now)).toBeUndefined();
    });

    it('is used once, however many ask at the same moment', async () => {
      await links.add(link('a'));
      const uses = await Promise.all(
        [1, 2, 3, 4].map(() => links.use('a', ['reset-password'], now)),
      );
      expect(uses.filter(Boolean)).toHaveLength(1);
    });

    it('is good for its purpose only', async () => {
      await links.add(link('a', { purpose: 'confirm-email' }));
      expect(await links.use('a', ['reset-password', 'choose-password'], now)).toBeUndefined();
      expect(await links.use('a', ['change-email', 'confirm-email'], now)).toBeDefined();
    });

    it('is good until it expires, to the moment', async () => {
      await links.add(link('a'));
      expect(await links.find('a', ['reset-password'], lastMoment)).toBeDefined();
      expect(await links.find('a', ['reset-password'], expiresAt)).toBeUndefined();
      expect(await links.use('a', ['reset-password'], expiresAt)).toBeUndefined();
    });

    it('may belong to nobody yet', async () => {
      const invitation = link('a', { learnerId: undefined, purpose: 'choose-password' });
      await links.add(invitation);
      expect(await links.use('a', ['choose-password'], now)).toEqual(invitation);
    });

    it('revokes the links of one learner', async () => {
      await links.add(link('a'));
      await links.add(link('b', { learnerId: 'ken' }));
      await links.revokeOf('yui', now);
      expect(await links.find('a', ['reset-password'], now)).toBeUndefined();
      expect(await links.find('b', ['reset-password'], now)).toBeDefined();
    });

    it('forgets what has expired, and nothing else', async () => {
      await links.add(link('a'));
      await links.add(link('b', { expiresAt: now }));
      await links.removeExpired(now);
      expect(await links.find('a', ['reset-password'], now)).toBeDefined();
      expect(await links.find('b', ['reset-password'], new Date(0))).toBeUndefined();
    });
  });
}
