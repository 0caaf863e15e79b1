import { beforeEach, describe, expect, it } from 'vitest';
import type { Reminder, Reminders } from './reminders.ts';

const HOUR_MS = 3_600_000;
const eight = new Date('2026-11-21T11:00:00.000Z');
const tomorrow = new Date(eight.getTime() + 24 * HOUR_MS);
const yui: Reminder = {
  learnerId: 'yui',
  isOn: true,
  hour: 20,
  timeZone: 'Asia/Tokyo',
  language: 'ja',
  nextAt: eight,
};

/** `fresh` gives a store in which the learners `yui` and `ken` may be reminded. */
export function remindersContract(adapter: string, fresh: () => Promise<Reminders>): void {
  describe(`${adapter} keeps the Reminders contract`, () => {
    let reminders: Reminders;

    beforeEach(async () => {
      reminders = await fresh();
    });

    const claim = (now: Date, limit = 10) => reminders.claimDue(now, limit, () => tomorrow);

    it('keeps what she chose last', async () => {
      expect(await reminders.of('yui')).toBeUndefined();
      await reminders.put(yui);
      await reminders.put({ ...yui, hour: 7, language: 'ko' });
      expect(await reminders.of('yui')).toEqual({ ...yui, hour: 7, language: 'ko' });
    });

    it('gives what is due, once, and not before its time', async () => {
      await reminders.put(yui);
      expect(await claim(new Date(eight.getTime() - 1))).toEqual([]);
      expect(await claim(eight)).toEqual([yui]);
      expect(await claim(eight)).toEqual([]);
      expect((await reminders.of('yui'))?.nextAt).toEqual(tomorrow);
      expect(await claim(tomorrow)).toEqual([{ ...yui, nextAt: tomorrow }]);
    });

    it('gives nothing of a learner who turned it off', async () => {
      await reminders.put(yui);
      await reminders.put({ ...yui, isOn: false });
      expect(await claim(eight)).toEqual([]);
      expect(await reminders.allOn(undefined, 10)).toEqual([]);
    });

    it('gives as many as asked for, the longest waiting first', async () => {
      const ken = { ...yui, learnerId: 'ken', nextAt: new Date(eight.getTime() - HOUR_MS) };
      await reminders.put(yui);
      await reminders.put(ken);
      expect(await claim(eight, 1)).toEqual([ken]);
      expect(await claim(eight, 1)).toEqual([yui]);
    });

    it('gives each to one of two that ask at once', async () => {
      await reminders.put(yui);
      await reminders.put({ ...yui, learnerId: 'ken' });
      const found = (await Promise.all([claim(eight), claim(eight)])).flat();
      expect(found.map(({ learnerId }) => learnerId).toSorted()).toEqual(['ken', 'yui']);
    });

    it('lists who is on, in pieces', async () => {
      await reminders.put(yui);
      const ken = { ...yui, learnerId: 'ken' };
      await reminders.put(ken);
      expect(await reminders.allOn(undefined, 1)).toEqual([ken]);
      expect(await reminders.allOn('ken', 10)).toEqual([yui]);
    });
  });
}
