import type { ApiError } from '../../core/ports/api-error.ts';
import type { StudyStatus } from '../../core/ports/library-api.ts';
import type { RecordSummary } from '../../core/verbal-composition/record.ts';
import { cafeLesson, everydayBook, morningLesson } from '../books/example-books.ts';
import { shown, type ContentStates } from '../shell/content-states.ts';

const halfway: RecordSummary = {
  id: '0199a1f0-0000-7000-8000-000000000002',
  lessonId: cafeLesson.id,
  bookId: everydayBook.id,
  lessonTitle: cafeLesson.title,
  savedAt: '2026-11-20T12:04:00Z',
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

export const states: ContentStates<StudyStatus, ApiError> = {
  loading: { step: 'loading' },
  shown: shown({
    continueLesson: cafeLesson,
    goal: { minutes: 20, lessons: 4 },
    records: [halfway, perfect, earlier],
  }),
  'shown-first-day': shown({
    continueLesson: { ...morningLesson, progress: 'unlearned', bestTimeMs: undefined },
    goal: undefined,
    records: [],
  }),
  'shown-all-learned': shown({ continueLesson: undefined, goal: undefined, records: [perfect] }),
  failed: { step: 'failed', error: { kind: 'server-error', status: 500 } },
  'failed-offline': { step: 'failed', error: { kind: 'offline' } },
};
