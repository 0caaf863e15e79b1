import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { BookLayout } from '../../core/ports/library-api.ts';
import { cachedShown, shown, type ContentStates } from '../shell/content-states.ts';
import { businessBook, everydayBook, everydayLessons, morningLesson } from './example-books.ts';

export const states: ContentStates<BookLayout, ApiError | NotFound> = {
  loading: { step: 'loading' },
  shown: shown({ book: everydayBook, lessons: everydayLessons }),
  'shown-cached': cachedShown({ book: everydayBook, lessons: everydayLessons }, morningLesson.id),
  'shown-new': shown({
    book: businessBook,
    lessons: everydayLessons.map((lesson, at) => ({
      ...lesson,
      progress: 'unlearned' as const,
      unlocked: at === 0,
      bestTimeMs: undefined,
    })),
  }),
  'shown-learned': shown({
    book: { ...everydayBook, learnedLessonCount: 4 },
    lessons: everydayLessons.map((lesson, at) => ({
      ...lesson,
      progress: 'learned' as const,
      unlocked: true,
      bestTimeMs: 62_000 + at * 7_500,
    })),
  }),
  failed: { step: 'failed', error: { kind: 'server-error', status: 503 } },
  'failed-not-found': { step: 'failed', error: { kind: 'not-found' } },
};
