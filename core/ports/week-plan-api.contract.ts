import { beforeEach, describe, expect, it } from 'vitest';
import type { Result } from '../shared/result.ts';
import { needsSession, type SessionControls } from './session-needed.contract.ts';
import type { WeekPlanApi } from './week-plan-api.ts';

interface Subject extends SessionControls {
  readonly plans: WeekPlanApi;
  /** Of a new learner, who is signed in. */
  readonly learnerId: string;
}

async function told<T>(answer: Promise<Result<T, { readonly kind: string }>>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

const MINUTES = [5, 0, 0, 0, 5, 0, 0];

export function weekPlanApiContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the WeekPlanApi contract`, () => {
    let subject: Subject;
    let plans: WeekPlanApi;
    let yui: string;

    beforeEach(async () => {
      subject = await fresh();
      ({ plans, learnerId: yui } = subject);
    });

    it('plans a week, changes it, and gives it up', async () => {
      expect(await told(plans.read(yui))).toBeUndefined();
      const chosen = await told(plans.choose(yui, MINUTES));
      expect(chosen.menus.map(({ weekday }) => weekday)).toEqual([0, 4]);
      expect(chosen.thisWeek.days).toHaveLength(7);
      const menu = { id: 'mine', weekday: 6, activity: 'speech', minutes: 10 } as const;
      const more = await told(plans.add(yui, chosen.id, menu));
      expect(more.menus).toEqual([...chosen.menus, menu]);
      expect(await told(plans.read(yui))).toEqual(more);
      const [first, second] = chosen.menus.map(({ id }) => id);
      await told(plans.remove(yui, chosen.id, first ?? ''));
      const less = await told(plans.remove(yui, chosen.id, second ?? ''));
      expect(less.menus).toEqual([menu]);
      expect(await plans.remove(yui, chosen.id, 'mine')).toMatchObject({
        error: { kind: 'last-study-menu' },
      });
      expect(await plans.add(yui, chosen.id, { ...menu, id: 'x', minutes: 235 })).toMatchObject({
        error: { kind: 'plan-full' },
      });
      await told(plans.giveUp(yui, chosen.id));
      expect(await told(plans.read(yui))).toBeUndefined();
    });

    it('is not there for another learner', async () => {
      const missing = { error: { kind: 'not-found' } };
      const { id } = await told(plans.choose(yui, MINUTES));
      expect(await plans.read('another')).toMatchObject(missing);
      expect(await plans.choose('another', MINUTES)).toMatchObject(missing);
      expect(await plans.remove('another', id, 'x')).toMatchObject(missing);
      expect(await plans.remove(yui, id, 'x')).toMatchObject(missing);
      expect(await plans.giveUp(yui, 'another')).toMatchObject(missing);
    });

    needsSession(() => subject, {
      read: ({ learnerId }) => plans.read(learnerId),
      choose: ({ learnerId }) => plans.choose(learnerId, MINUTES),
      giveUp: ({ learnerId }) => plans.giveUp(learnerId, 'x'),
    });
  });
}
