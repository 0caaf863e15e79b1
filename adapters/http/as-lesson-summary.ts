import type * as v from 'valibot';
import type { LessonSummary } from '../../core/verbal-composition/lesson.ts';
import type * as wire from '../../protocol/library.ts';

export const asLessonSummary = ({
  book_id,
  book_title,
  question_count,
  best_time_ms,
  opens_after,
  ...lesson
}: v.InferOutput<typeof wire.LessonSummary>): LessonSummary => ({
  ...lesson,
  bookId: book_id,
  bookTitle: book_title,
  questionCount: question_count,
  opensAfter: opens_after ?? undefined,
  bestTimeMs: best_time_ms ?? undefined,
});
