import { minutesOf } from '../../core/domain/plan/week-plan.ts';
import { planWeek } from '../../core/domain/plan/plan-week.ts';
import { weekResult } from '../../core/domain/plan/week-result.ts';
import type { PlannedWeek } from '../../core/ports/week-plan-api.ts';
import type { WeekPlanState } from './week-plan-presenter.ts';

const minutes = [20, 0, 15, 0, 30, 0, 5];
const menus = planWeek({ minutes, level: 'B1', goals: ['work'] }).map((menu, index) => ({
  id: `menu-${index}`,
  ...menu,
}));
const studied = new Map([
  ['2026-11-23', 1260],
  ['2026-11-25', 420],
]);
const resultOf = (day: string, seconds: ReadonlyMap<string, number>) =>
  weekResult(day, minutesOf(menus), seconds);

const week: PlannedWeek = {
  id: 'plan',
  menus,
  thisWeek: resultOf('2026-11-25', studied),
  lastWeek: undefined,
};
const lastWeek = (kept: readonly string[]): PlannedWeek => ({
  ...week,
  lastWeek: resultOf('2026-11-16', new Map(kept.map((day) => [`2026-11-${day}`, 7200]))),
});

const shown = (of: PlannedWeek): WeekPlanState => ({ step: 'shown', week: of, isBusy: false });

export const states: Readonly<Record<string, WeekPlanState>> = {
  loading: { step: 'loading' },
  failed: { step: 'failed', error: { kind: 'server-error', status: 500 } },
  choosing: { step: 'choosing', minutes: [0, 0, 0, 0, 0, 0, 0], isBusy: false },
  chosen: { step: 'choosing', minutes, isBusy: true },
  shown: shown(week),
  'last-week': shown(lastWeek(['16', '18'])),
  'last-week-whole': shown(lastWeek(['16', '18', '20', '22'])),
  refused: {
    ...shown(week),
    step: 'shown',
    week,
    refusal: { kind: 'last-study-menu' },
    isBusy: false,
  },
};
