import type { LastStudyMenu, NoSuchMenu, PlanFull, StudyMenu } from '../domain/plan/week-plan.ts';
import type { WeekResult } from '../domain/plan/week-result.ts';
import type { Result } from '../shared/result.ts';
import type { ApiError } from './api-error.ts';

export interface PlannedWeek {
  readonly id: string;
  readonly menus: readonly StudyMenu[];
  readonly thisWeek: WeekResult;
  /** Undefined where there was no plan yet. */
  readonly lastWeek: WeekResult | undefined;
}

export type WeekPlanError = ApiError | NoSuchMenu | LastStudyMenu | PlanFull;

/** The plan of a learner's week. `learnerId` is hers: another learner's plan is not there. */
export interface WeekPlanApi {
  read(learnerId: string): Promise<Result<PlannedWeek | undefined, ApiError | NoSuchMenu>>;
  /** Plans the week anew, for the minutes of each day, Monday first. */
  choose(
    learnerId: string,
    minutes: readonly number[],
  ): Promise<Result<PlannedWeek, ApiError | NoSuchMenu>>;
  /** The same id once more is the same menu. */
  add(
    learnerId: string,
    planId: string,
    menu: StudyMenu,
  ): Promise<Result<PlannedWeek, ApiError | NoSuchMenu | PlanFull>>;
  /** The last one of a plan stays. */
  remove(
    learnerId: string,
    planId: string,
    menuId: string,
  ): Promise<Result<PlannedWeek, ApiError | NoSuchMenu | LastStudyMenu>>;
  giveUp(learnerId: string, planId: string): Promise<Result<void, ApiError | NoSuchMenu>>;
}
