import type * as v from 'valibot';
import type { Milestone } from '../../core/domain/study-time/study-achievements.ts';
import type { Habit, StudyStatus } from '../../core/ports/library-api.ts';
import type * as wire from '../../protocol/home.ts';
import type * as wireStudyTime from '../../protocol/study-time.ts';
import { asMaterialSummary } from './as-monologue.ts';

export const asMilestone = ({
  days,
  reached_on,
}: v.InferOutput<typeof wireStudyTime.Milestone>): Milestone => ({
  days,
  reachedOn: reached_on ?? undefined,
});

export const asHabit = (habit: v.InferOutput<typeof wire.Habit>): Habit => ({
  today: habit.today,
  goalMinutes: habit.goal_minutes,
  consecutiveDays: habit.consecutive_days,
  totalConsecutiveDays: habit.total_consecutive_days,
  restDaysLeft: habit.rest_days_left,
  week: habit.week.map(({ date, duration_seconds, rested }) => ({
    day: date,
    seconds: duration_seconds,
    isRest: rested,
  })),
  latestMilestone: habit.latest_milestone ? asMilestone(habit.latest_milestone) : undefined,
  toCelebrate: habit.to_celebrate ?? undefined,
});

export const asHomeSpeech = ({
  theme,
  spoken_today,
  latest,
  unread,
}: v.InferOutput<typeof wire.HomeSpeech>): StudyStatus['speech'] => ({
  theme: theme ? asMaterialSummary(theme) : undefined,
  hasSpokenToday: spoken_today,
  latest: latest
    ? { id: latest.recording_id, state: latest.state, isRead: latest.is_read }
    : undefined,
  unread,
});
