import type { ApiError } from '../../core/ports/api-error.ts';
import type { StudyOverview } from '../../core/study-time/read-study-overview.ts';
import { achievementsOf } from '../../core/domain/study-time/study-achievements.ts';
import { daysUpTo, monthsUpTo } from '../../core/domain/study-time/study-day.ts';
import { shown, type ContentStates } from '../shell/content-states.ts';

const TODAY = '2026-11-21';
const year = daysUpTo(TODAY, 365).map((day, index) => {
  // From the spring on, a bit more from week to week, and one day in nine without.
  const minutes = index < 120 || index % 9 === 3 ? 0 : 4 + ((index * 7) % 11) + index / 24;
  return { day, seconds: Math.round(minutes) * 60, sessions: minutes > 0 ? 1 : 0 };
});
const days = year.slice(-28);
const months = monthsUpTo(TODAY, 6).map((month, index) => ({
  month,
  seconds: [0, 1800, 7200, 5400, 9900, 14_640][index] ?? 0,
  sessions: index * 3,
}));

const busy: StudyOverview = {
  today: { seconds: year.at(-1)?.seconds ?? 0, sessions: 1 },
  days,
  year,
  months,
  achievements: achievementsOf(
    year.filter(({ seconds }) => seconds > 0),
    TODAY,
  ),
};

const beginning: StudyOverview = {
  today: { seconds: 0, sessions: 0 },
  days: days.map(({ day }) => ({ day, seconds: 0, sessions: 0 })),
  year: year.map(({ day }) => ({ day, seconds: 0, sessions: 0 })),
  months: months.map(({ month }) => ({ month, seconds: 0, sessions: 0 })),
  achievements: achievementsOf([], TODAY),
};

export const states: ContentStates<StudyOverview, ApiError> = {
  loading: { step: 'loading' },
  shown: shown(busy),
  beginning: shown(beginning),
  failed: { step: 'failed', error: { kind: 'offline' } },
};
