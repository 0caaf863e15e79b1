import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type {
  StudyDay,
  StudyMonth,
  StudyTime,
  StudyTimeApi,
} from '../../core/ports/study-time-api.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import {
  MILESTONE_DAYS,
  type StudyAchievements,
} from '../../core/domain/study-time/study-achievements.ts';
import type { StudiedSession } from '../../core/study-time/studied-session.ts';
import {
  celebrateMilestone,
  saveStudySession,
  studyAchievements2,
  studyTimeDaily,
  studyTimeMonthly,
  studyTimeToday,
} from '../../protocol/study-time.ts';
import type { Trend, TrendSpan } from '../../core/domain/study-time/trends.ts';
import { studyTrends } from '../../protocol/trends.ts';
import { asTrend } from './as-trend.ts';
import { asMilestone } from './as-home.ts';
import type { HttpClient } from './http-client.ts';
import { studyBody } from './study-body.ts';

export class HttpStudyTimeApi implements StudyTimeApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async upload(session: StudiedSession): Promise<Result<void, ApiError>> {
    // It is told of when the learner leaves, and then the page may be gone before the answer is there.
    return this.#http.call(saveStudySession, { body: studyBody(session) }, { outlivesPage: true });
  }

  async today(): Promise<Result<StudyTime, ApiError>> {
    const today = await this.#http.call(studyTimeToday, {});
    if (!today.ok) return today;
    return ok(asTime(today.value));
  }

  async daily(days: number): Promise<Result<readonly StudyDay[], ApiError>> {
    const daily = await this.#http.call(studyTimeDaily, { query: { days: String(days) } });
    if (!daily.ok) return daily;
    return ok(daily.value.days.map(({ date, ...time }) => ({ day: date, ...asTime(time) })));
  }

  async monthly(months: number): Promise<Result<readonly StudyMonth[], ApiError>> {
    const monthly = await this.#http.call(studyTimeMonthly, { query: { months: String(months) } });
    if (!monthly.ok) return monthly;
    return ok(monthly.value.months.map(({ month, ...time }) => ({ month, ...asTime(time) })));
  }

  async achievements(): Promise<Result<StudyAchievements, ApiError>> {
    const told = await this.#http.call(studyAchievements2, {});
    if (!told.ok) return told;
    return ok({
      consecutiveDays: told.value.consecutive_days,
      totalConsecutiveDays: told.value.total_consecutive_days,
      totalSeconds: told.value.total_duration_seconds,
      restDaysLeft: told.value.rest_days_left,
      restDays: told.value.rest_days,
      milestones: told.value.milestones.map(asMilestone),
    });
  }

  async trends(by: TrendSpan): Promise<Result<readonly Trend[], ApiError>> {
    const told = await this.#http.call(studyTrends, { query: { by } });
    return told.ok ? ok(told.value.spans.map(asTrend)) : told;
  }

  async celebrate(days: number): Promise<Result<boolean, ApiError | NotFound>> {
    const known = MILESTONE_DAYS.find((one) => one === days);
    if (known === undefined) return fail({ kind: 'not-found' });
    const told = await this.#http.call(celebrateMilestone, { body: { days: known } });
    return told.ok ? ok(told.value.first) : told;
  }
}

interface WireTime {
  readonly duration_seconds: number;
  readonly session_count: number;
}

const asTime = ({ duration_seconds, session_count }: WireTime): StudyTime => ({
  seconds: duration_seconds,
  sessions: session_count,
});
