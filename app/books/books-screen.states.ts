import type { ApiError } from '../../core/ports/api-error.ts';
import type { Book } from '../../core/verbal-composition/lesson.ts';
import { cachedShown, shown, type ContentStates } from '../shell/content-states.ts';
import { everyBook } from './every-book.ts';
import { businessBook, everydayBook } from './example-books.ts';

export const states: ContentStates<readonly Book[], ApiError> = {
  loading: { step: 'loading' },
  shown: shown(everyBook),
  'shown-learned': shown([{ ...everydayBook, learnedLessonCount: 4 }, businessBook]),
  'shown-cached': cachedShown([everydayBook, businessBook]),
  'shown-empty': shown([]),
  failed: { step: 'failed', error: { kind: 'offline' } },
};
