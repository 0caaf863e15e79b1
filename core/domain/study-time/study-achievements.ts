import { dayBefore } from './study-day.ts';

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
  /** Days in a row up to today; a today without study does not end them yet. */
  readonly consecutiveDays: number;
  /** The days of all rows together: every day with study. */
  readonly totalConsecutiveDays: number;
  readonly totalSeconds: number;
  /** Counted in days of study, in a row or not: what was reached stays. */
  readonly milestones: readonly Milestone[];
}

/** `days`: each day with study once, the oldest first. */
export function achievementsOf(days: readonly DayOfStudy[], today: string): StudyAchievements {
  const studied = new Set(days.map(({ day }) => day));
  let consecutiveDays = 0;
  let day = studied.has(today) ? today : dayBefore(today);
  for (; studied.has(day); day = dayBefore(day)) consecutiveDays += 1;
  return {
    consecutiveDays,
    totalConsecutiveDays: days.length,
    totalSeconds: days.reduce((sum, { seconds }) => sum + seconds, 0),
    milestones: MILESTONE_DAYS.map((count) => ({ days: count, reachedOn: days[count - 1]?.day })),
  };
}
