import type { FastifyInstance } from 'fastify';
import { fail, ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { startOfDay } from '../study-time/start-of-day.ts';
import type { StudySessions } from '../study-time/study-sessions.ts';

export interface StudyTimeParts {
  readonly studySessions: StudySessions;
  readonly now: () => Date;
}

export function studyTimeRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { studySessions, now }: StudyTimeParts,
): void {
  serveEndpoint(server, authenticate, endpoints.saveStudySession, async ({ learnerId, body }) => {
    const startedAt = momentOf(body.started_at);
    const endedAt = momentOf(body.ended_at);
    if (!startedAt || !endedAt || endedAt < startedAt) return fail({ kind: 'bad-request' });
    await studySessions.add({
      id: body.session_id,
      learnerId,
      studyType: body.study_type,
      lessonId: body.lesson_id ?? undefined,
      materialId: body.material_id ?? undefined,
      startedAt,
      endedAt,
      durationSeconds: body.duration_seconds,
      pauseSeconds: body.pause_duration_seconds,
    });
    return ok(undefined);
  });

  serveEndpoint(server, authenticate, endpoints.studyTimeToday, async ({ learnerId }) => {
    const { seconds, sessions } = await studySessions.since(learnerId, startOfDay(now()));
    return ok({ duration_seconds: seconds, session_count: sessions });
  });
}

/** Undefined on a day that no calendar has, which Date would move into the next month. */
function momentOf(second: string): Date | undefined {
  const moment = new Date(second);
  const isThere = !Number.isNaN(moment.getTime());
  return isThere && moment.toISOString() === second.replace('Z', '.000Z') ? moment : undefined;
}
