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

    it('keeps what she chose last', async () => {
      expect(await reminders.of('yui')).toBeUndefined();
      await reminders.put(yui);
      await reminders.put({ ...yui, hour: 7, language: 'ko' });
      expect(await reminders.of('yui')).toEqual({ ...yui, hour: 7, language: 'ko' });
    });

    it('gives what is due, and not before its time', async () => {
      await reminders.put(yui);
      expect(await reminders.due(new Date(eight.getTime() - 1), 10)).toEqual([]);
      expect(await reminders.due(eight, 10)).toEqual([yui]);
      await reminders.move([{ learnerId: 'yui', from: eight, to: tomorrow }]);
      expect(await reminders.due(eight, 10)).toEqual([]);
      expect(await reminders.due(tomorrow, 10)).toEqual([{ ...yui, nextAt: tomorrow }]);
    });

    it('gives nothing of a learner who turned it off', async () => {
      await reminders.put(yui);
      await reminders.put({ ...yui, isOn: false });
      expect(await reminders.due(eight, 10)).toEqual([]);
      expect(await reminders.allOn(undefined, 10)).toEqual([]);
    });

    it('gives as many as asked for, the longest waiting first', async () => {
      const ken = { ...yui, learnerId: 'ken', nextAt: new Date(eight.getTime() - HOUR_MS) };
      await reminders.put(yui);
      await reminders.put(ken);
      expect(await reminders.due(eight, 1)).toEqual([ken]);
      expect(await reminders.due(eight, 2)).toEqual([ken, yui]);
    });

    it('moves several, each to its own time, and leaves the others', async () => {
      await reminders.put(yui);
      await reminders.put({ ...yui, learnerId: 'ken' });
      await reminders.move([]);
      await reminders.move([{ learnerId: 'ken', from: eight, to: tomorrow }]);
      expect(await reminders.of('yui')).toEqual(yui);
      expect((await reminders.of('ken'))?.nextAt).toEqual(tomorrow);
    });

    it('leaves what was moved meanwhile', async () => {
      const atSeven = { ...yui, hour: 7, nextAt: new Date(eight.getTime() + 11 * HOUR_MS) };
      await reminders.put(atSeven);
      await reminders.move([{ learnerId: 'yui', from: eight, to: tomorrow }]);
      expect(await reminders.of('yui')).toEqual(atSeven);
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
