import type { ApiError } from '../ports/api-error.ts';
import type { StudyDay, StudyMonth, StudyTime, StudyTimeApi } from '../ports/study-time-api.ts';
import { ok, type Result } from '../shared/result.ts';
import type { StudyAchievements } from '../domain/study-time/study-achievements.ts';

export interface StudyOverview {
  readonly today: StudyTime;
  /** The last four weeks up to today, the oldest first. */
  readonly days: readonly StudyDay[];
  /** The last year up to today, the oldest first. */
  readonly year: readonly StudyDay[];
  /** The last half year up to this month, the oldest first. */
  readonly months: readonly StudyMonth[];
  readonly achievements: StudyAchievements;
}

const DAYS = 28;
const YEAR = 365;
const MONTHS = 6;

/** How much she has studied, and what has come of it. */
export class ReadStudyOverview {
  readonly #api: StudyTimeApi;

  constructor(api: StudyTimeApi) {
    this.#api = api;
  }

  async execute(): Promise<Result<StudyOverview, ApiError>> {
    const [today, year, months, achievements] = await Promise.all([
      this.#api.today(),
      this.#api.daily(YEAR),
      this.#api.monthly(MONTHS),
      this.#api.achievements(),
    ]);
    if (!today.ok) return today;
    if (!year.ok) return year;
    if (!months.ok) return months;
    if (!achievements.ok) return achievements;
    return ok({
      today: today.value,
      days: year.value.slice(-DAYS),
      year: year.value,
      months: months.value,
      achievements: achievements.value,
    });
  }
}
