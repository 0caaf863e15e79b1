import type { BookOutline, LessonHead, LessonProgress, Library } from './library.ts';

/** A lesson beside how far this learner is in it. */
export interface LessonAndProgress {
  readonly lesson: LessonHead;
  readonly bookTitle: BookOutline['title'];
  readonly progress: LessonProgress;
  readonly unlocked: boolean;
}

export const isLearned = (progress: LessonProgress): boolean =>
  progress.correctCount === progress.questionCount;

/** Every lesson of every book, by book id, in order. */
export function withProgress(
  books: readonly BookOutline[],
  progress: readonly LessonProgress[],
): ReadonlyMap<string, readonly LessonAndProgress[]> {
  const byLesson = new Map(progress.map((one) => [one.lessonId, one]));
  return new Map(
    books.map((book) => {
      let unlocked = true;
      const lessons = book.lessons.flatMap((lesson) => {
        const own = byLesson.get(lesson.id);
        if (!own) return [];
        const entry = { lesson, bookTitle: book.title, progress: own, unlocked };
        unlocked = isLearned(own);
        return [entry];
      });
      return [book.id, lessons];
    }),
  );
}

/** Every book beside its lessons, with how far this learner is. */
export async function shelves(
  library: Library,
  learnerId: string,
): Promise<{
  readonly books: readonly BookOutline[];
  readonly lessons: ReturnType<typeof withProgress>;
}> {
  const [books, progress] = await Promise.all([library.outlines(), library.progressOf(learnerId)]);
  return { books, lessons: withProgress(books, progress) };
}

/** The one being learned (latest answer first), else the first unlocked one not begun. */
export function lessonToContinue(
  lessons: Iterable<LessonAndProgress>,
): LessonAndProgress | undefined {
  const open = [...lessons].filter((one) => one.unlocked && !isLearned(one.progress));
  const learning = open
    .filter((one) => one.progress.lastAnsweredAt)
    .sort((a, b) => +(b.progress.lastAnsweredAt ?? 0) - +(a.progress.lastAnsweredAt ?? 0));
  return learning[0] ?? open[0];
}

export function progressName(progress: LessonProgress): 'unlearned' | 'learning' | 'learned' {
  if (isLearned(progress)) return 'learned';
  return progress.answeredCount > 0 ? 'learning' : 'unlearned';
}
