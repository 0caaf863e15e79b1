import { describe, expect, it } from 'vitest';
import type { Submissions } from './submissions.ts';

const morning = new Date('2026-11-21T00:00:00.000Z');
const evening = new Date('2026-11-21T12:00:00.000Z');
const tomorrow = new Date('2026-11-22T00:00:00.000Z');

/** `fresh` gives a store in which the learners `yui` and `ken` may submit. */
export function submissionsContract(adapter: string, fresh: () => Promise<Submissions>): void {
  describe(`${adapter} keeps the Submissions contract`, () => {
    it('notes one since a moment, and no other', async () => {
      const submissions = await fresh();
      expect(await submissions.take('yui', 's1', evening, morning)).toBe(true);
      expect(await submissions.take('yui', 's2', evening, morning)).toBe(false);
      expect(await submissions.take('ken', 's2', evening, morning)).toBe(true);
      expect(await submissions.take('yui', 's2', tomorrow, tomorrow)).toBe(true);
    });

    it('notes the same one again, at the moment it was noted first', async () => {
      const submissions = await fresh();
      expect(await submissions.take('yui', 's1', morning, morning)).toBe(true);
      expect(await submissions.take('yui', 's1', evening, evening)).toBe(true);
      expect(await submissions.take('yui', 's2', evening, evening)).toBe(true);
    });

    it('notes as many as come where no moment counts', async () => {
      const submissions = await fresh();
      expect(await submissions.take('yui', 's1', morning, undefined)).toBe(true);
      expect(await submissions.take('yui', 's2', morning, undefined)).toBe(true);
      expect(await submissions.take('yui', 's3', evening, morning)).toBe(false);
    });

    it('lets one of two that come at once through', async () => {
      const submissions = await fresh();
      const taken = await Promise.all(
        ['s1', 's2', 's3'].map((id) => submissions.take('yui', id, evening, morning)),
      );
      expect(taken.filter(Boolean)).toHaveLength(1);
    });

    it('counts one whose speech is gone, and takes what comes under its id for another', async () => {
      const submissions = await fresh();
      await submissions.take('yui', 's1', evening, morning);
      await submissions.forgetId('yui', 's1');
      await submissions.forgetId('ken', 's1');
      expect(await submissions.take('yui', 's1', evening, morning)).toBe(false);
      expect(await submissions.take('yui', 's2', evening, morning)).toBe(false);
      expect(await submissions.take('yui', 's1', tomorrow, tomorrow)).toBe(true);
    });

    it('forgets one that is given back', async () => {
      const submissions = await fresh();
      await submissions.take('yui', 's1', evening, morning);
      await submissions.giveBack('yui', 's1');
      expect(await submissions.take('yui', 's2', evening, morning)).toBe(true);
    });
  });
}
