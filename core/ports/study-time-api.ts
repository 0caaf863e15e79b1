import type { Result } from '../shared/result.ts';
import type { StudyAchievements } from '../domain/study-time/study-achievements.ts';
import type { Trend, TrendSpan } from '../domain/study-time/trends.ts';
import type { StudiedSession } from '../study-time/studied-session.ts';
import type { ApiError, NotFound } from './api-error.ts';

export interface StudyTime {
  readonly seconds: number;
  readonly sessions: number;
}

export interface StudyDay extends StudyTime {
  /** As `2026-11-21`. */
  readonly day: string;
}

export interface StudyMonth extends StudyTime {
  /** As `2026-11`. */
  readonly month: string;
}

/**
 * How long the learner studies.
 *
 * - The same session uploaded twice counts once: as it was when it had gone on longest.
 * - A day begins at 3:00 in Japan; a session belongs to the day on which it ended.
 * - `daily` and `monthly` tell of so many days or months up to this one, the oldest first, also of those without study.
 */
export interface StudyTimeApi {
  upload(session: StudiedSession): Promise<Result<void, ApiError>>;
  today(): Promise<Result<StudyTime, ApiError>>;
  daily(days: number): Promise<Result<readonly StudyDay[], ApiError>>;
  monthly(months: number): Promise<Result<readonly StudyMonth[], ApiError>>;
  achievements(): Promise<Result<StudyAchievements, ApiError>>;
  /** 26 weeks or 12 months up to this one, the oldest first. */
  trends(by: TrendSpan): Promise<Result<readonly Trend[], ApiError>>;
  /** True for the first device that asks about a milestone she has reached; the lower ones count with it. */
  celebrate(days: number): Promise<Result<boolean, ApiError | NotFound>>;
}
