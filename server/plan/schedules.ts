import type { WeekPlan } from '../../core/domain/plan/week-plan.ts';

export interface Schedule extends WeekPlan {
  readonly learnerId: string;
  /** The study day on which she began to plan. */
  readonly startedOn: string;
  /** The Monday of the week in which the plan was changed last. */
  readonly changedIn: string;
  /** The minutes of each day as they were before that week; undefined where there was no plan. */
  readonly earlier: readonly number[] | undefined;
}

/**
 * The weekly plans, one of each learner.
 *
 * - `change` is given what is kept, and keeps what it gives; two changes at the same moment follow each other. Undefined leaves all as it is.
 */
export interface Schedules {
  of(learnerId: string): Promise<Schedule | undefined>;
  change(
    learnerId: string,
    next: (kept: Schedule | undefined) => Schedule | undefined,
  ): Promise<void>;
  /** False where there was none. */
  remove(learnerId: string): Promise<boolean>;
}
