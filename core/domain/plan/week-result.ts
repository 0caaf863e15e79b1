import { studiedMinutes } from '../study-time/minutes.ts';
import { weekOf } from '../study-time/study-day.ts';

export interface DayResult {
  /** As `2026-11-23`. */
  readonly day: string;
  readonly plannedMinutes: number;
  readonly studiedSeconds: number;
  /** Whether something was planned, and all of its time was studied. */
  readonly isKept: boolean;
}

export interface WeekResult {
  /** Monday first. */
  readonly days: readonly DayResult[];
  readonly plannedDays: number;
  readonly keptDays: number;
}

/** What became of a week: `minutes` are the plan's, of each of its days; `day` is any of that week. */
export function weekResult(
  day: string,
  minutes: readonly number[],
  studied: ReadonlyMap<string, number>,
): WeekResult {
  const days = weekOf(day).map((date, index): DayResult => {
    const plannedMinutes = minutes[index] ?? 0;
    const studiedSeconds = studied.get(date) ?? 0;
    const isKept = plannedMinutes > 0 && studiedMinutes(studiedSeconds) >= plannedMinutes;
    return { day: date, plannedMinutes, studiedSeconds, isKept };
  });
  return {
    days,
    plannedDays: days.filter(({ plannedMinutes }) => plannedMinutes > 0).length,
    keptDays: days.filter(({ isKept }) => isKept).length,
  };
}
