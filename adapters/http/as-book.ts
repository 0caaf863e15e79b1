import type * as v from 'valibot';
import type { Book } from '../../core/verbal-composition/lesson.ts';
import type * as wire from '../../protocol/library.ts';

export const asBook = ({
  lesson_count,
  learned_lesson_count,
  prompt_languages,
  ...book
}: v.InferOutput<typeof wire.Book>): Book => ({
  ...book,
  lessonCount: lesson_count,
  learnedLessonCount: learned_lesson_count,
  promptLanguages: prompt_languages,
});
