import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { ClientId, Id } from './values.ts';

/** UTC, ISO 8601, to the second, ending in Z. */
const Second = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/), v.isoTimestamp());
const WholeSeconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7 * 86_400));

/** A tab may lie hidden for weeks before anybody comes back to it. */
const PausedSeconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3650 * 86_400));

export const saveStudySession = endpoint({
  method: 'POST',
  path: 'v1/study_time/sessions',
  summary: 'How long the learner studied; the same session_id sent twice counts once',
  auth: 'bearer',
  body: v.object({
    session_id: ClientId,
    study_type: v.picklist(['verbal_composition', 'one_min_speech']),
    lesson_id: v.nullable(Id),
    material_id: v.nullable(Id),
    started_at: Second,
    ended_at: Second,
    duration_seconds: WholeSeconds,
    pause_duration_seconds: PausedSeconds,
  }),
  reply: 'nothing',
  refusals: [],
});

export const studyTimeToday = endpoint({
  method: 'GET',
  path: 'v1/study_time/today',
  summary: 'How long the learner has studied since 3:00 in Japan, and in how many sessions',
  auth: 'bearer',
  reply: v.object({ duration_seconds: v.number(), session_count: v.number() }),
  refusals: [],
});
