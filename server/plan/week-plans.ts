import { randomUUID } from 'node:crypto';
import { planWeek } from '../../core/domain/plan/plan-week.ts';
import {
  minutesOf,
  withChangedMenu,
  withMenu,
  withoutMenu,
  type LastStudyMenu,
  type NoSuchMenu,
  type PlanFull,
  type StudyMenu,
  type WeekPlan,
} from '../../core/domain/plan/week-plan.ts';
import { weekResult, type WeekResult } from '../../core/domain/plan/week-result.ts';
import { daysUpTo, studyDayOf, weekOf } from '../../core/domain/study-time/study-day.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Learners } from '../accounts/learners.ts';
import type { Shelves } from '../start/shelves.ts';
import type { StudySessions } from '../study-time/study-sessions.ts';
import type { Schedule, Schedules } from './schedules.ts';

export interface PlannedWeek {
  readonly schedule: Schedule;
  readonly thisWeek: WeekResult;
  /** Undefined where there was no plan yet. */
  readonly lastWeek: WeekResult | undefined;
}

export interface WeekPlansParts {
  readonly schedules: Schedules;
  readonly studySessions: Pick<StudySessions, 'days'>;
  readonly learners: Pick<Learners, 'ofId'>;
  readonly shelves: Pick<Shelves, 'of'>;
  readonly now: () => Date;
}

type Changed<E> = Promise<Result<PlannedWeek, E>>;

/** A learner's plan of her week, and what became of it. */
export class WeekPlans {
  readonly #parts: WeekPlansParts;

  constructor(parts: WeekPlansParts) {
    this.#parts = parts;
  }

  async of(learnerId: string): Promise<PlannedWeek | undefined> {
    const schedule = await this.#parts.schedules.of(learnerId);
    return schedule && this.#withResults(schedule);
  }

  /** A plan for the minutes she has on each day, in place of the one before. */
  async choose(learnerId: string, minutes: readonly number[]): Promise<PlannedWeek> {
    const { learners, shelves, schedules } = this.#parts;
    const [learner, { start }] = await Promise.all([
      learners.ofId(learnerId),
      shelves.of(learnerId),
    ]);
    const goals = learner?.survey.find(({ questionId }) => questionId === 'goal')?.optionIds ?? [];
    const planned = planWeek({ minutes, level: start.level, goals });
    const menus = planned.map((menu) => ({ id: randomUUID(), ...menu }));
    let chosen: Schedule | undefined;
    await schedules.change(learnerId, (kept) => {
      chosen = this.#changed(learnerId, kept, { id: kept?.id ?? randomUUID(), menus });
      return chosen;
    });
    if (!chosen) throw new Error('A plan was chosen, and none was kept');
    return this.#withResults(chosen);
  }

  add(learnerId: string, scheduleId: string, menu: StudyMenu): Changed<NoSuchMenu | PlanFull> {
    return this.#change(learnerId, scheduleId, (plan) => withMenu(plan, menu));
  }

  replace(learnerId: string, scheduleId: string, menu: StudyMenu): Changed<NoSuchMenu | PlanFull> {
    return this.#change(learnerId, scheduleId, (plan) => withChangedMenu(plan, menu));
  }

  remove(
    learnerId: string,
    scheduleId: string,
    menuId: string,
  ): Changed<NoSuchMenu | LastStudyMenu> {
    return this.#change(learnerId, scheduleId, (plan) => withoutMenu(plan, menuId));
  }

  /** False where there was no such plan. */
  async giveUp(learnerId: string, scheduleId: string): Promise<boolean> {
    const { schedules } = this.#parts;
    const isHers = (await schedules.of(learnerId))?.id === scheduleId;
    return isHers && schedules.remove(learnerId);
  }

  async #change<E>(
    learnerId: string,
    scheduleId: string,
    next: (plan: WeekPlan) => Result<WeekPlan, E>,
  ): Changed<E | NoSuchMenu> {
    let changed: Result<Schedule, E | NoSuchMenu> = fail({ kind: 'not-found' });
    await this.#parts.schedules.change(learnerId, (kept) => {
      if (kept?.id !== scheduleId) return undefined;
      const plan = next({ id: kept.id, menus: kept.menus });
      changed = plan.ok ? ok(this.#changed(learnerId, kept, plan.value)) : plan;
      return changed.ok ? changed.value : undefined;
    });
    // What the callback set, the compiler does not see.
    const done = changed as Result<Schedule, E | NoSuchMenu>;
    return done.ok ? ok(await this.#withResults(done.value)) : done;
  }

  /** The first change in a week remembers how the weeks before were planned. */
  #changed(learnerId: string, kept: Schedule | undefined, plan: WeekPlan): Schedule {
    const today = this.#today();
    const changedIn = mondayOf(today);
    const earlier =
      kept && kept.changedIn < changedIn ? minutesOf(kept.menus) : (kept?.earlier ?? undefined);
    return { ...plan, learnerId, startedOn: kept?.startedOn ?? today, changedIn, earlier };
  }

  async #withResults(schedule: Schedule): Promise<PlannedWeek> {
    const today = this.#today();
    const monday = mondayOf(today);
    const [before = monday] = daysUpTo(monday, 2);
    const lastMonday = mondayOf(before);
    const days = await this.#parts.studySessions.days(schedule.learnerId, lastMonday);
    const studied = new Map(days.map(({ day, seconds }) => [day, seconds]));
    const minutes = minutesOf(schedule.menus);
    const lastMinutes = schedule.changedIn === monday ? schedule.earlier : minutes;
    // Of the days before there was a plan nothing was planned.
    const since = (day: string, planned: readonly number[]) =>
      weekOf(day).map((date, i) => (date < schedule.startedOn ? 0 : (planned[i] ?? 0)));
    const hadPlan = lastMinutes !== undefined && schedule.startedOn < monday;
    return {
      schedule,
      thisWeek: weekResult(today, since(today, minutes), studied),
      lastWeek: hadPlan ? weekResult(before, since(before, lastMinutes), studied) : undefined,
    };
  }

  #today = (): string => studyDayOf(this.#parts.now().getTime());
}

const mondayOf = (day: string): string => weekOf(day)[0] ?? day;
