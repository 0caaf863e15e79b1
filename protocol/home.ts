import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { LessonSummary, RecordSummary } from './library.ts';
import { MaterialSummary } from './materials.ts';
import { MonologueState } from './monologues.ts';
import { Day, Milestone } from './study-time.ts';
import { ClientId } from './values.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How it is going; study days begin at 3:00 in Japan. */
export const Habit = v.object({
  today: Day,
  /** What she wants to study each day, or what is enough for a habit. */
  goal_minutes: Count,
  consecutive_days: Count,
  total_consecutive_days: Count,
  rest_days_left: Count,
  /** Monday to Sunday around today. */
  week: v.array(v.object({ date: Day, duration_seconds: v.number(), rested: v.boolean() })),
  /** The highest milestone she has reached; null before the first. */
  latest_milestone: v.nullable(Milestone),
  /** The days of the one she was not congratulated on; null where there is none. */
  to_celebrate: v.nullable(Count),
});

export const HomeReview = v.object({
  /** Questions due today or overdue. */
  due_count: Count,
  /** Questions graded in reviews today. */
  done_count: Count,
});

export const HomeSpeech = v.object({
  /** What a coach would offer today; null where there are no themes. */
  theme: v.nullable(MaterialSummary),
  spoken_today: v.boolean(),
  /** Her latest speech; null before the first. */
  latest: v.nullable(
    v.object({ recording_id: ClientId, state: MonologueState, is_read: v.boolean() }),
  ),
  /** Corrections that she has not read. */
  unread: Count,
});

export const studyStatus = endpoint({
  method: 'GET',
  path: 'v1/verbal_composition/study_status',
  summary:
    'All that home tells: the lesson to go on with, her habit, reviews, speeches and the latest records',
  auth: 'bearer',
  reply: v.object({
    /** The lesson being learned, else the first one not learned; null when every lesson is learned. */
    continue_lesson: v.nullable(LessonSummary),
    /** What she wants to do each day; null where she did not say. */
    goal: v.nullable(v.object({ minutes: v.number(), lessons: v.number() })),
    habit: Habit,
    /** A question of a lesson was answered today. */
    practised_today: v.boolean(),
    review: HomeReview,
    speech: HomeSpeech,
    records: v.array(RecordSummary),
  }),
  refusals: [],
});
