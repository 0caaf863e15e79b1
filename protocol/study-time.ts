import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { ClientId, Id } from './values.ts';

/** UTC, ISO 8601, to the second, ending in Z. */
const Second = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/), v.isoTimestamp());
const WholeSeconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7 * 86_400));

/** A tab may lie hidden for weeks before the learner comes back to it. */
const PausedSeconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3650 * 86_400));

export const saveStudySession = endpoint({
  method: 'POST',
  path: 'v1/study_time/sessions',
  summary:
    'How long the learner studied; the same session_id sent twice counts once, as it was when it had gone on longest',
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

/** Query parameters are text: a whole number, no larger than a screen can show. */
const Count = (max: number, usual: string) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number), v.maxValue(max)),
    usual,
  );

const StudyTime = { duration_seconds: v.number(), session_count: v.number() };

/** A day as `2026-11-21`; it begins at 3:00 in Japan. */
export const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
const Month = v.pipe(v.string(), v.regex(/^\d{4}-\d\d$/));

export const studyTimeDaily = endpoint({
  method: 'GET',
  path: 'v1/study_time/daily',
  summary:
    'How long the learner has studied on each of the last days, the oldest first; 7 unless told',
  auth: 'bearer',
  query: v.object({ days: Count(366, '7') }),
  reply: v.object({ days: v.array(v.object({ date: Day, ...StudyTime })) }),
  refusals: [],
});

export const studyTimeMonthly = endpoint({
  method: 'GET',
  path: 'v1/study_time/monthly',
  summary:
    'How long the learner has studied in each of the last months, the oldest first; 12 unless told',
  auth: 'bearer',
  query: v.object({ months: Count(120, '12') }),
  reply: v.object({ months: v.array(v.object({ month: Month, ...StudyTime })) }),
  refusals: [],
});

const Achievements = {
  consecutive_days: v.number(),
  total_consecutive_days: v.number(),
  total_duration_seconds: v.number(),
};

export const studyAchievements = endpoint({
  method: 'GET',
  path: 'v1/study_achievements',
  summary: 'Days in a row with study, all days with study, and all the time',
  auth: 'bearer',
  reply: v.object(Achievements),
  refusals: [],
});

const MILESTONES = [3, 5, 10, 20, 30, 50, 100, 150, 200, 300, 365, 400, 500] as const;

/** So many days of study, in a row or not; null while it lies ahead. */
export const Milestone = v.object({ days: v.number(), reached_on: v.nullable(Day) });

export const studyAchievements2 = endpoint({
  method: 'GET',
  path: 'v2/study_achievements',
  summary: 'The same, with the milestones: numbers of days with study, and when each was reached',
  auth: 'bearer',
  reply: v.object({
    ...Achievements,
    milestones: v.array(Milestone),
    /** Earned and not taken. */
    rest_days_left: v.number(),
    /** Without study, and in a row nevertheless; the oldest first. */
    rest_days: v.array(Day),
  }),
  refusals: [],
});

export const celebrateMilestone = endpoint({
  method: 'POST',
  path: 'v2/study_achievements/celebrated',
  summary:
    'Whether this device is the first to congratulate the learner on a milestone she has reached, and on none above it',
  auth: 'bearer',
  body: v.object({ days: v.picklist(MILESTONES) }),
  reply: v.object({ first: v.boolean() }),
  refusals: ['not-found'],
});
