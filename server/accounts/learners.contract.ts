import { beforeEach, describe, expect, it } from 'vitest';
import type { Learners, StoredLearner } from './learners.ts';

const yui: StoredLearner = {
  id: 'yui',
  email: 'yui@oz.example',
  passwordHash: 'hash',
  createdAt: new Date('2026-11-21T00:00:00.000Z'),
};

export function learnersContract(adapter: string, fresh: () => Promise<Learners>): void {
  describe(`${adapter} keeps the Learners contract`, () => {
    let learners: Learners;

    beforeEach(async () => {
      learners = await fresh();
    });

    it('finds a learner by id and by email', async () => {
      expect(await learners.add(yui)).toBe(true);
      expect(await learners.ofId('yui')).toEqual(yui);
      expect(await learners.ofEmail('yui@oz.example')).toEqual(yui);
    });

    it('finds a learner whatever the case of the email', async () => {
      await learners.add(yui);
      expect(await learners.ofEmail('Yui@OZ.example')).toEqual(yui);
    });

    it('knows nobody who was not added', async () => {
      expect(await learners.ofId('yui')).toBeUndefined();
      expect(await learners.ofEmail('yui@oz.example')).toBeUndefined();
    });

    it('keeps the first of two learners with one email', async () => {
      await learners.add(yui);
      expect(await learners.add({ ...yui, id: 'other', email: 'YUI@oz.example' })).toBe(false);
      expect(await learners.ofId('other')).toBeUndefined();
    });
  });
}
