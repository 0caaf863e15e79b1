import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../lesson/level.ts';
import { planWeek } from './plan-week.ts';
import {
  ACTIVITIES,
  MOST_MENUS,
  MOST_MINUTES_A_DAY,
  minutesOf,
  withChangedMenu,
  withMenu,
  withoutMenu,
  type WeekPlan,
} from './week-plan.ts';
import { weekResult } from './week-result.ts';

const minutes = fc.array(fc.integer({ min: 0, max: 48 }), { minLength: 7, maxLength: 7 });
const inFives = minutes.map((days) => days.map((fives) => fives * 5));
const level = fc.constantFrom(undefined, ...LEVELS);
const goals = fc.subarray(['travel', 'work', 'friends', 'exam', 'study-abroad']);

const speech = (wish: Parameters<typeof planWeek>[0]) =>
  planWeek(wish).filter(({ activity }) => activity === 'speech').length;

describe('a planned week', () => {
  it('fills just the minutes she has, with parts that are worth it', () => {
    fc.assert(
      fc.property(inFives, level, goals, (days, ofLevel, ofGoals) => {
        const menus = planWeek({ minutes: days, level: ofLevel, goals: ofGoals });
        expect(minutesOf(menus)).toEqual(days);
        expect(menus.every((menu) => menu.minutes >= 5)).toBe(true);
        expect(menus.length).toBeLessThanOrEqual(MOST_MENUS);
      }),
    );
  });

  it('lets her speak more as she gets better, and for a goal that takes it', () => {
    fc.assert(
      fc.property(inFives, (days) => {
        const counts = LEVELS.map((one) => speech({ minutes: days, level: one, goals: [] }));
        expect(counts[0]).toBe(0);
        expect(counts).toEqual(counts.toSorted((a, b) => a - b));
        const forWork = LEVELS.map((one) => speech({ minutes: days, level: one, goals: ['work'] }));
        expect(forWork.every((count, i) => count >= (counts[i] ?? 0))).toBe(true);
      }),
    );
  });

  it('is this one for twenty minutes on three days at B1', () => {
    const days = [20, 0, 20, 0, 20, 0, 0];
    expect(planWeek({ minutes: days, level: 'B1', goals: ['travel'] })).toEqual([
      { weekday: 0, activity: 'review', minutes: 5 },
      { weekday: 0, activity: 'lesson', minutes: 15 },
      { weekday: 2, activity: 'review', minutes: 5 },
      { weekday: 2, activity: 'speech', minutes: 15 },
      { weekday: 4, activity: 'review', minutes: 5 },
      { weekday: 4, activity: 'lesson', minutes: 15 },
    ]);
  });
});

const menu = (id: string, more: object = {}) => ({
  id,
  weekday: 0,
  activity: ACTIVITIES[1],
  minutes: 10,
  ...more,
});
const plan: WeekPlan = { id: 'p', menus: [menu('a'), menu('b', { weekday: 6 })] };

describe('a plan that is changed', () => {
  it('has a menu more, once', () => {
    const more = withMenu(plan, menu('c', { weekday: 3 }));
    expect(more).toMatchObject({ ok: true, value: { menus: [{ id: 'a' }, { id: 'b' }, {}] } });
    const again = more.ok && withMenu(more.value, menu('c', { weekday: 3 }));
    expect(again).toEqual(more);
  });

  it('has no more than a day or a list can hold', () => {
    const full = { kind: 'plan-full' };
    const rest = MOST_MINUTES_A_DAY - 10;
    expect(withMenu(plan, menu('c', { minutes: rest }))).toMatchObject({ ok: true });
    expect(withMenu(plan, menu('c', { minutes: rest + 5 }))).toMatchObject({ error: full });
    const many = Array.from({ length: MOST_MENUS }, (_, i) => menu(`${i}`, { weekday: i % 7 }));
    expect(withMenu({ id: 'p', menus: many }, menu('c'))).toMatchObject({ error: full });
    expect(withMenu({ id: 'p', menus: many }, menu('3'))).toMatchObject({ ok: true });
  });

  it('changes and loses only what it has, and never the last', () => {
    const gone = { error: { kind: 'not-found' } };
    expect(withChangedMenu(plan, menu('a', { minutes: 30 }))).toMatchObject({ ok: true });
    expect(withChangedMenu(plan, menu('x'))).toMatchObject(gone);
    expect(withoutMenu(plan, 'x')).toMatchObject(gone);
    const one = { id: 'p', menus: [menu('b', { weekday: 6 })] };
    expect(withoutMenu(plan, 'a')).toEqual({ ok: true, value: one });
    expect(withoutMenu(one, 'b')).toMatchObject({ error: { kind: 'last-study-menu' } });
  });
});

it('the result of a week counts the days on which all was done', () => {
  const studied = new Map([
    ['2026-11-22', 9000],
    ['2026-11-23', 600],
    ['2026-11-25', 540],
    ['2026-11-26', 60],
    // A minute that was begun counts, as it does wherever minutes are shown.
    ['2026-11-27', 541],
  ]);
  const result = weekResult('2026-11-27', [10, 0, 10, 0, 10, 0, 10], studied);
  expect(result).toMatchObject({ plannedDays: 4, keptDays: 2 });
  expect(result.days.map(({ day }) => day)).toEqual(
    [23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`),
  );
  expect(result.days.map(({ isKept }) => isKept)).toEqual([
    true,
    false,
    false,
    false,
    true,
    false,
    false,
  ]);
});
