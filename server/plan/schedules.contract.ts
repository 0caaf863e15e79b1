import { beforeEach, describe, expect, it } from 'vitest';
import type { Schedule, Schedules } from './schedules.ts';

const schedule = (learnerId = 'yui'): Schedule => ({
  id: `plan-of-${learnerId}`,
  learnerId,
  startedOn: '2026-11-21',
  changedIn: '2026-11-16',
  earlier: undefined,
  menus: [{ id: 'a', weekday: 0, activity: 'lesson', minutes: 10 }],
});

/** There are learners yui and ken. */
export function schedulesContract(adapter: string, fresh: () => Promise<Schedules>): void {
  describe(`${adapter} keeps the Schedules contract`, () => {
    let schedules: Schedules;

    beforeEach(async () => {
      schedules = await fresh();
    });

    it('gives back what was kept last, of each learner', async () => {
      expect(await schedules.of('yui')).toBeUndefined();
      await schedules.change('yui', (kept) => (kept === undefined ? schedule() : undefined));
      expect(await schedules.of('yui')).toEqual(schedule());
      expect(await schedules.of('ken')).toBeUndefined();
      const earlier = [10, 0, 0, 0, 0, 0, 0];
      await schedules.change('yui', (kept) => kept && { ...kept, earlier, menus: [] });
      expect(await schedules.of('yui')).toEqual({ ...schedule(), earlier, menus: [] });
    });

    it('leaves all as it is where nothing is given', async () => {
      await schedules.change('yui', () => undefined);
      expect(await schedules.of('yui')).toBeUndefined();
      await schedules.change('yui', () => schedule());
      await schedules.change('yui', () => undefined);
      expect(await schedules.of('yui')).toEqual(schedule());
    });

    it('loses none of two changes at the same moment', async () => {
      await schedules.change('yui', () => ({ ...schedule(), menus: [] }));
      const add = (id: string) =>
        schedules.change('yui', (kept) => {
          const menu = { id, weekday: 1, activity: 'review' as const, minutes: 5 };
          return kept && { ...kept, menus: [...kept.menus, menu] };
        });
      await Promise.all(['a', 'b', 'c', 'd'].map(add));
      const ids = (await schedules.of('yui'))?.menus.map(({ id }) => id);
      expect(ids?.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    });

    it('forgets one, and no other', async () => {
      for (const id of ['yui', 'ken']) await schedules.change(id, () => schedule(id));
      expect(await schedules.remove('yui')).toBe(true);
      expect(await schedules.remove('yui')).toBe(false);
      expect(await schedules.of('ken')).toEqual(schedule('ken'));
    });
  });
}
