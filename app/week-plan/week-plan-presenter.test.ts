import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryIds } from '../../adapters/memory/memory-ids.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { httpLearner } from '../../adapters/http/http-learner.fixture.ts';
import { openedServer } from '../../adapters/http/opened-server.fixture.ts';
import type { WeekPlanApi } from '../../core/ports/week-plan-api.ts';
import { fail } from '../../core/shared/result.ts';
import { WeekPlanPresenter } from './week-plan-presenter.ts';

const oz = openedServer();

describe('the plan of a week', () => {
  let yui: Awaited<ReturnType<typeof httpLearner>>;
  let presenter: WeekPlanPresenter;

  const opened = async (plans: WeekPlanApi = yui.weekPlans) => {
    const made = new WeekPlanPresenter({
      plans,
      learnerId: () => (yui.store.load() ? yui.id : undefined),
      ids: new MemoryIds(),
      reporter: new MemoryReporter(),
    });
    await made.load();
    return made;
  };
  const week = (of = presenter) =>
    of.state.step === 'shown' ? of.state.week : expect.fail(of.state.step);

  beforeEach(async () => {
    yui = await httpLearner(oz.server, oz.url);
    presenter = await opened();
  });

  it('is asked for, made, and there when she comes back', async () => {
    expect(presenter.state).toMatchObject({ step: 'choosing', minutes: Array(7).fill(0) });
    presenter.setMinutes(2, 20);
    expect(presenter.state).toMatchObject({ minutes: [0, 0, 20, 0, 0, 0, 0] });
    await presenter.choose();
    expect(week().menus.map(({ weekday }) => weekday)).toEqual([2, 2]);
    expect(week(await opened())).toEqual(week());
    presenter.chooseAgain();
    expect(presenter.state).toMatchObject({ step: 'choosing', minutes: [0, 0, 20, 0, 0, 0, 0] });
  });

  it('is changed menu by menu, keeps its last, and is given up as a whole', async () => {
    presenter.setMinutes(0, 5);
    await presenter.choose();
    await presenter.add({ weekday: 6, activity: 'speech', minutes: 10 });
    expect(week().menus).toHaveLength(2);
    const [first, second] = week().menus.map(({ id }) => id);
    await presenter.remove(first ?? '');
    expect(week().menus.map(({ id }) => id)).toEqual([second]);
    await presenter.remove(second ?? '');
    expect(presenter.state).toMatchObject({ refusal: { kind: 'last-study-menu' }, isBusy: false });
    expect(week().menus).toHaveLength(1);
    await presenter.giveUp();
    expect(presenter.state).toMatchObject({ step: 'choosing', minutes: Array(7).fill(0) });
  });

  it('is as it is by now where it was given up, or made anew, on another device', async () => {
    presenter.setMinutes(0, 5);
    await presenter.choose();
    const elsewhere = await opened();
    await elsewhere.giveUp();
    await presenter.giveUp();
    expect(presenter.state).toMatchObject({ step: 'choosing', minutes: Array(7).fill(0) });
    presenter.setMinutes(0, 5);
    await presenter.choose();
    await elsewhere.load();
    await elsewhere.giveUp();
    elsewhere.setMinutes(3, 10);
    await elsewhere.choose();
    await presenter.add({ weekday: 6, activity: 'speech', minutes: 10 });
    expect(week()).toEqual(week(elsewhere));
  });

  it('has once what is done again because an answer was lost', async () => {
    presenter.setMinutes(0, 5);
    await presenter.choose();
    let isLost = false;
    const losing = {
      read: (learnerId) => yui.weekPlans.read(learnerId),
      choose: (...asked) => yui.weekPlans.choose(...asked),
      add: async (...asked) => lost(await yui.weekPlans.add(...asked)),
      remove: async (...asked) => lost(await yui.weekPlans.remove(...asked)),
      giveUp: (...asked) => yui.weekPlans.giveUp(...asked),
    } satisfies WeekPlanApi;
    const lost = <T>(done: T) => (isLost ? fail({ kind: 'offline' } as const) : done);
    presenter = await opened(losing);
    const sunday = { weekday: 6, activity: 'speech', minutes: 10 } as const;
    isLost = true;
    await presenter.add(sunday);
    expect(presenter.state).toMatchObject({ refusal: { kind: 'offline' } });
    isLost = false;
    await presenter.add(sunday);
    expect(week().menus.map(({ weekday }) => weekday)).toEqual([0, 6]);
    await presenter.add(sunday);
    const last = week().menus.at(-1)?.id ?? '';
    expect(week().menus).toHaveLength(3);
    isLost = true;
    await presenter.remove(last);
    isLost = false;
    await presenter.remove(last);
    expect(presenter.state).toMatchObject({ step: 'shown', isBusy: false });
    expect(presenter.state).not.toHaveProperty('refusal');
    expect(week().menus).toHaveLength(2);
  });

  it('says why it is not there, and stays where a change does not arrive', async () => {
    presenter.setMinutes(0, 5);
    yui.controls.goOffline();
    await presenter.choose();
    expect(presenter.state).toMatchObject({ step: 'choosing', refusal: { kind: 'offline' } });
    await presenter.retry();
    expect(presenter.state).toMatchObject({ step: 'failed', error: { kind: 'offline' } });
    yui.controls.signOut();
    await presenter.retry();
    expect(presenter.state).toMatchObject({ step: 'failed', error: { kind: 'signed-out' } });
  });
});
