import type { FastifyInstance } from 'fastify';
import { fail, ok } from '../../core/shared/result.ts';
import {
  achievementsOf,
  type StudyAchievements,
} from '../../core/domain/study-time/study-achievements.ts';
import { daysUpTo, monthsUpTo, studyDayOf } from '../../core/domain/study-time/study-day.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { wireMilestone } from '../http/wire-milestone.ts';
import type { Celebrations } from '../study-time/celebrations.ts';
import { startOfDay } from '../study-time/start-of-day.ts';
import type { StudiedDay, StudySessions } from '../study-time/study-sessions.ts';

export interface StudyTimeParts {
  readonly studySessions: StudySessions;
  readonly celebrations: Celebrations;
  readonly now: () => Date;
}

export function studyTimeRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { studySessions, celebrations, now }: StudyTimeParts,
): void {
  serveEndpoint(server, authenticate, endpoints.saveStudySession, async ({ learnerId, body }) => {
    const startedAt = momentOf(body.started_at);
    const endedAt = momentOf(body.ended_at);
    if (!startedAt || !endedAt || endedAt < startedAt) return fail({ kind: 'bad-request' });
    // What ends in the future would be of today on every day until then.
    const aheadMs = Math.max(0, endedAt.getTime() - now().getTime());
    await studySessions.add({
      id: body.session_id,
      learnerId,
      studyType: body.study_type,
      lessonId: body.lesson_id ?? undefined,
      materialId: body.material_id ?? undefined,
      startedAt: new Date(startedAt.getTime() - aheadMs),
      endedAt: new Date(endedAt.getTime() - aheadMs),
      durationSeconds: body.duration_seconds,
      pauseSeconds: body.pause_duration_seconds,
    });
    return ok(undefined);
  });

  serveEndpoint(server, authenticate, endpoints.studyTimeToday, async ({ learnerId }) => {
    const { seconds, sessions } = await studySessions.since(learnerId, startOfDay(now()));
    return ok({ duration_seconds: seconds, session_count: sessions });
  });

  const today = () => studyDayOf(now().getTime());

  serveEndpoint(server, authenticate, endpoints.studyTimeDaily, async ({ learnerId, query }) => {
    const days = daysUpTo(today(), query.days);
    const studied = await studySessions.days(learnerId, days[0]);
    const byDay = new Map(studied.map((one) => [one.day, one]));
    const on = (date: string) => [byDay.get(date)].filter((one) => one !== undefined);
    return ok({ days: days.map((date) => ({ date, ...sumOf(on(date)) })) });
  });

  serveEndpoint(server, authenticate, endpoints.studyTimeMonthly, async ({ learnerId, query }) => {
    const months = monthsUpTo(today(), query.months);
    const studied = await studySessions.days(learnerId, `${months[0]}-01`);
    return ok({
      months: months.map((month) => ({
        month,
        ...sumOf(studied.filter(({ day }) => day.startsWith(month))),
      })),
    });
  });

  serveEndpoint(server, authenticate, endpoints.studyAchievements, async ({ learnerId }) =>
    ok(sumsOf(await achievements(learnerId))),
  );

  serveEndpoint(server, authenticate, endpoints.studyAchievements2, async ({ learnerId }) => {
    const reached = await achievements(learnerId);
    return ok({
      ...sumsOf(reached),
      milestones: reached.milestones.map(wireMilestone),
      rest_days_left: reached.restDaysLeft,
      rest_days: [...reached.restDays],
    });
  });

  serveEndpoint(
    server,
    authenticate,
    endpoints.celebrateMilestone,
    async ({ learnerId, body: { days } }) => {
      const { milestones } = await achievements(learnerId);
      const isReached = milestones.some((one) => one.days === days && one.reachedOn !== undefined);
      if (!isReached) return fail({ kind: 'not-found' });
      return ok({ first: await celebrations.claim(learnerId, days) });
    },
  );

  async function achievements(learnerId: string): Promise<StudyAchievements> {
    return achievementsOf(await studySessions.days(learnerId), today());
  }
}

const sumsOf = (reached: StudyAchievements) => ({
  consecutive_days: reached.consecutiveDays,
  total_consecutive_days: reached.totalConsecutiveDays,
  total_duration_seconds: reached.totalSeconds,
});

const sumOf = (days: readonly StudiedDay[]) => ({
  duration_seconds: days.reduce((sum, { seconds }) => sum + seconds, 0),
  session_count: days.reduce((sum, { sessions }) => sum + sessions, 0),
});

/** Undefined on a day that no calendar has, which Date would move into the next month. */
function momentOf(second: string): Date | undefined {
  const moment = new Date(second);
  const isThere = !Number.isNaN(moment.getTime());
  return isThere && moment.toISOString() === second.replace('Z', '.000Z') ? moment : undefined;
}
