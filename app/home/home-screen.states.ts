import type { ApiError } from '../../core/ports/api-error.ts';
import { weekOf } from '../../core/domain/study-time/study-day.ts';
import type { Habit, StudyStatus } from '../../core/ports/library-api.ts';
import type { RecordSummary } from '../../core/verbal-composition/record.ts';
import { cafeLesson, everydayBook, morningLesson } from '../books/example-books.ts';
import { morning } from '../monologue/example-speech.ts';
import { cachedShown, shown, type ContentStates } from '../shell/content-states.ts';

const halfway: RecordSummary = {
  id: '0199a1f0-0000-7000-8000-000000000002',
  lessonId: cafeLesson.id,
  bookId: everydayBook.id,
  lessonTitle: cafeLesson.title,
  savedAt: '2026-11-20T22:41:00Z',
  finished: false,
  correctCount: 4,
  answeredCount: 6,
  questionCount: 10,
  totalMs: 41_000,
  reactionMs: 1300,
  wordsPerMinute: 120,
};

const perfect: RecordSummary = {
  ...halfway,
  id: '0199a1f0-0000-7000-8000-000000000001',
  lessonId: morningLesson.id,
  lessonTitle: morningLesson.title,
  savedAt: '2026-11-19T22:41:00Z',
  finished: true,
  correctCount: 10,
  answeredCount: 10,
};

const earlier: RecordSummary = {
  ...perfect,
  id: '0199a1f0-0000-7000-8000-000000000000',
  savedAt: '2026-11-18T21:15:00Z',
  correctCount: 7,
};

const MINUTES = [12, 0, 21, 19, 25, 14, 0];

const habit: Habit = {
  today: '2026-11-21',
  goalMinutes: 20,
  consecutiveDays: 12,
  totalConsecutiveDays: 34,
  restDaysLeft: 1,
  week: weekOf('2026-11-21').map((day, index) => ({
    day,
    seconds: (MINUTES[index] ?? 0) * 60,
    isRest: index === 1,
  })),
  latestMilestone: { days: 30, reachedOn: '2026-11-17' },
  toCelebrate: undefined,
};

const firstDay: Habit = {
  ...habit,
  goalMinutes: 5,
  consecutiveDays: 0,
  totalConsecutiveDays: 0,
  restDaysLeft: 0,
  week: habit.week.map(({ day }) => ({ day, seconds: 0, isRest: false })),
  latestMilestone: undefined,
};

const speech: StudyStatus['speech'] = {
  theme: morning,
  hasSpokenToday: false,
  latest: undefined,
  unread: 0,
};

const lesson: StudyStatus = {
  continueLesson: cafeLesson,
  goal: { minutes: 20, lessons: 4 },
  habit,
  hasPractisedToday: false,
  review: { dueCount: 0, doneCount: 8 },
  speech,
  records: [perfect, earlier],
};

const begun: StudyStatus = {
  ...lesson,
  continueLesson: { ...morningLesson, progress: 'unlearned', bestTimeMs: undefined },
  goal: undefined,
  habit: firstDay,
  review: { dueCount: 0, doneCount: 0 },
  records: [],
};

export const states: ContentStates<StudyStatus, ApiError> = {
  loading: { step: 'loading' },
  shown: shown(lesson),
  'shown-cached': cachedShown({ ...lesson, review: { dueCount: 7, doneCount: 0 } }, cafeLesson.id),
  'shown-cached-elsewhere': cachedShown(lesson, morningLesson.id),
  'shown-review': shown({ ...lesson, review: { dueCount: 7, doneCount: 0 } }),
  'shown-speech': shown({
    ...lesson,
    records: [halfway, perfect],
    hasPractisedToday: true,
    habit: {
      ...habit,
      week: habit.week.map((day) => ({
        ...day,
        seconds: day.seconds === 840 ? 1300 : day.seconds,
      })),
    },
  }),
  'shown-first-day': shown(begun),
  'shown-second-day': shown({
    ...begun,
    habit: { ...firstDay, consecutiveDays: 1, totalConsecutiveDays: 1 },
    records: [perfect],
  }),
  'shown-all-learned': shown({
    ...lesson,
    continueLesson: undefined,
    speech: { ...speech, theme: undefined },
    records: [perfect],
  }),
  failed: { step: 'failed', error: { kind: 'server-error', status: 500 } },
  'failed-offline': { step: 'failed', error: { kind: 'offline' } },
};
