import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { QuestionList } from '../../core/ports/catalogue-api.ts';
import { everydayBook, morningLesson } from '../books/example-books.ts';
import { exampleLesson } from '../lesson-player/example-lesson.ts';
import { cachedShown, shown, type ContentStates } from '../shell/content-states.ts';

const list: QuestionList = {
  id: morningLesson.id,
  bookId: everydayBook.id,
  title: morningLesson.title,
  unlocked: true,
  questions: exampleLesson.questions.map((question, at) => ({
    ...question,
    lastOutcome: (['correct', 'wrong', undefined] as const)[at % 3],
  })),
};

export const states: ContentStates<QuestionList, ApiError | NotFound> = {
  loading: { step: 'loading' },
  shown: shown(list),
  'shown-cached': cachedShown(
    {
      ...list,
      questions: list.questions.map((question, at) =>
        at === 2 ? { ...question, isWaiting: true as const } : question,
      ),
    },
    list.id,
  ),
  'shown-cached-elsewhere': cachedShown(list),
  'shown-locked': shown({
    ...list,
    unlocked: false,
    questions: list.questions.map((question) => ({ ...question, lastOutcome: undefined })),
  }),
  'shown-learned': shown({
    ...list,
    questions: list.questions.map((question) => ({ ...question, lastOutcome: 'correct' as const })),
  }),
  failed: { step: 'failed', error: { kind: 'offline' } },
  'failed-not-found': { step: 'failed', error: { kind: 'not-found' } },
};
