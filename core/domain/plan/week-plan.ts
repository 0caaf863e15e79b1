import { fail, ok, type Result } from '../../shared/result.ts';

/** What a part of a day is for. */
export const ACTIVITIES = ['review', 'lesson', 'speech'] as const;
export type Activity = (typeof ACTIVITIES)[number];

export const DAYS_OF_WEEK = 7;

/** More on one day is no plan that is kept. */
export const MOST_MINUTES_A_DAY = 240;

/** Four things on each day. */
export const MOST_MENUS = 28;

/** One thing to do on one day of each week. */
export interface StudyMenu {
  readonly id: string;
  /** 0 is Monday. */
  readonly weekday: number;
  readonly activity: Activity;
  readonly minutes: number;
}

/** The week as she wants to study, repeated until she changes it. */
export interface WeekPlan {
  readonly id: string;
  readonly menus: readonly StudyMenu[];
}

export type NoSuchMenu = { readonly kind: 'not-found' };
export type LastStudyMenu = { readonly kind: 'last-study-menu' };
export type PlanFull = { readonly kind: 'plan-full' };

/** The minutes of each day, Monday first. */
export const minutesOf = (menus: readonly Pick<StudyMenu, 'weekday' | 'minutes'>[]) =>
  Array.from({ length: DAYS_OF_WEEK }, (_, day) =>
    menus.filter(({ weekday }) => weekday === day).reduce((sum, { minutes }) => sum + minutes, 0),
  );

/** The same id once more is the same menu, as it is now. */
export function withMenu(plan: WeekPlan, menu: StudyMenu): Result<WeekPlan, PlanFull> {
  const others = plan.menus.filter(({ id }) => id !== menu.id);
  const menus = [...others, menu];
  const isTooMuch = minutesOf(menus).some((minutes) => minutes > MOST_MINUTES_A_DAY);
  if (menus.length > MOST_MENUS || isTooMuch) return fail({ kind: 'plan-full' });
  return ok({ ...plan, menus });
}

export function withChangedMenu(
  plan: WeekPlan,
  menu: StudyMenu,
): Result<WeekPlan, PlanFull | NoSuchMenu> {
  const isThere = plan.menus.some(({ id }) => id === menu.id);
  return isThere ? withMenu(plan, menu) : fail({ kind: 'not-found' });
}

/** The last one stays: a week with nothing in it is no plan, and a plan is given up as a whole. */
export function withoutMenu(
  plan: WeekPlan,
  menuId: string,
): Result<WeekPlan, LastStudyMenu | NoSuchMenu> {
  const menus = plan.menus.filter(({ id }) => id !== menuId);
  if (menus.length === plan.menus.length) return fail({ kind: 'not-found' });
  return menus.length === 0 ? fail({ kind: 'last-study-menu' }) : ok({ ...plan, menus });
}
