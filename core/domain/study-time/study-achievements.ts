import { streakOf } from './streak.ts';

/** Days of study that are worth a celebration. */
export const MILESTONE_DAYS = [3, 5, 10, 20, 30, 50, 100, 150, 200, 300, 365, 400, 500] as const;

export interface DayOfStudy {
  /** As `2026-11-21`. */
  readonly day: string;
  readonly seconds: number;
}

export interface Milestone {
  readonly days: number;
  /** The day on which it was reached; undefined while it lies ahead. */
  readonly reachedOn: string | undefined;
}

export interface StudyAchievements {
  /** Days of study in a row up to today; a today without does not end them yet, nor does a rest day. */
  readonly consecutiveDays: number;
  /** Rest days that she has earned and not taken. */
  readonly restDaysLeft: number;
  /** The days without study that a rest day stood in for, the oldest first. */
  readonly restDays: readonly string[];
  /** The days of all rows together: every day with study. */
  readonly totalConsecutiveDays: number;
  readonly totalSeconds: number;
  /** Counted in days of study, in a row or not: what was reached stays. */
  readonly milestones: readonly Milestone[];
}

/** `days`: each day with study once, the oldest first; those after `today` do not count. */
export function achievementsOf(days: readonly DayOfStudy[], today: string): StudyAchievements {
  const studied = days.filter(({ day }) => day <= today);
  const streak = streakOf(
    studied.map(({ day }) => day),
    today,
  );
  return {
    consecutiveDays: streak.days,
    restDaysLeft: streak.rests,
    restDays: streak.restedOn,
    totalConsecutiveDays: studied.length,
    totalSeconds: studied.reduce((sum, { seconds }) => sum + seconds, 0),
    milestones: MILESTONE_DAYS.map((count) => ({
      days: count,
      reachedOn: studied[count - 1]?.day,
    })),
  };
}

/** The highest milestone she has reached; undefined before the first. */
export const latestMilestone = (milestones: readonly Milestone[]): Milestone | undefined =>
  milestones.findLast(({ reachedOn }) => reachedOn !== undefined);

/** The days of the milestone to celebrate, where one was reached above what was celebrated; 0 stands for none yet. */
export function milestoneToCelebrate(
  milestones: readonly Milestone[],
  celebrated: number,
): number | undefined {
  const latest = latestMilestone(milestones);
  return latest && latest.days > celebrated ? latest.days : undefined;
}
