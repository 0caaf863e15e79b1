import type { ApiError } from '../../core/ports/api-error.ts';
import type { StudyOverview } from '../../core/study-time/read-study-overview.ts';
import { achievementsOf } from '../../core/domain/study-time/study-achievements.ts';
import { daysUpTo, monthsUpTo } from '../../core/domain/study-time/study-day.ts';
import { shown, type ContentStates } from '../shell/content-states.ts';

const TODAY = '2026-11-21';
/** Minutes of the last four weeks. */
const MINUTES = [
  0, 6, 0, 9, 12, 0, 0, 15, 8, 11, 0, 14, 0, 7, 10, 22, 0, 16, 18, 0, 9, 12, 24, 17, 0, 21, 19, 14,
];

const days = daysUpTo(TODAY, 28).map((day, index) => ({
  day,
  seconds: (MINUTES[index] ?? 0) * 60,
  sessions: MINUTES[index] ? 1 : 0,
}));
const months = monthsUpTo(TODAY, 6).map((month, index) => ({
  month,
  seconds: [0, 1800, 7200, 5400, 9900, 14_640][index] ?? 0,
  sessions: index * 3,
}));

const busy: StudyOverview = {
  today: { seconds: 14 * 60, sessions: 1 },
  days,
  months,
  achievements: achievementsOf(
    days.filter(({ seconds }) => seconds > 0),
    TODAY,
  ),
};

const beginning: StudyOverview = {
  today: { seconds: 0, sessions: 0 },
  days: days.map(({ day }) => ({ day, seconds: 0, sessions: 0 })),
  months: months.map(({ month }) => ({ month, seconds: 0, sessions: 0 })),
  achievements: achievementsOf([], TODAY),
};

export const states: ContentStates<StudyOverview, ApiError> = {
  loading: { step: 'loading' },
  shown: shown(busy),
  beginning: shown(beginning),
  failed: { step: 'failed', error: { kind: 'offline' } },
};
