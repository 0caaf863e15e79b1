import { levelsAbove, type Level } from '../../core/domain/lesson/level.ts';
import type { BookOutline, LessonHead, LessonProgress } from './library.ts';

/** A lesson beside how far this learner is in it. */
export interface LessonAndProgress {
  readonly lesson: LessonHead;
  readonly bookTitle: BookOutline['title'];
  readonly progress: LessonProgress;
  readonly unlocked: boolean;
  /** The lesson that opens it once it is learned; undefined where it is unlocked. */
  readonly opensAfter: LessonHead | undefined;
}

export const isLearned = (progress: LessonProgress): boolean =>
  progress.correctCount === progress.questionCount;

/**
 * Every lesson of every book, by book id, in order. Open are the first of each book, those after a learned one, what she
 * has begun, and all below her level.
 */
export function withProgress(
  books: readonly BookOutline[],
  progress: readonly LessonProgress[],
  level?: Level,
): ReadonlyMap<string, readonly LessonAndProgress[]> {
  const byLesson = new Map(progress.map((one) => [one.lessonId, one]));
  return new Map(
    books.map((book) => {
      const isBelow = level !== undefined && levelsAbove(book.level, level) < 0;
      let before: LessonAndProgress | undefined;
      const lessons = book.lessons.flatMap((lesson) => {
        const own = byLesson.get(lesson.id);
        if (!own) return [];
        const unlocked = isBelow || own.answeredCount > 0 || !before || isLearned(before.progress);
        const opensAfter = unlocked ? undefined : before?.lesson;
        before = { lesson, bookTitle: book.title, progress: own, unlocked, opensAfter };
        return [before];
      });
      return [book.id, lessons];
    }),
  );
}

/**
 * The one being learned (latest answer first), else the first unlocked one not begun. What she was learning before
 * `since` waits: she has told since then where she wants to start.
 */
export function lessonToContinue(
  lessons: Iterable<LessonAndProgress>,
  since = 0,
): LessonAndProgress | undefined {
  const open = [...lessons].filter((one) => one.unlocked && !isLearned(one.progress));
  const learning = open
    .filter(({ progress: { lastAnsweredAt } }) => lastAnsweredAt && +lastAnsweredAt >= since)
    .sort((a, b) => +(b.progress.lastAnsweredAt ?? 0) - +(a.progress.lastAnsweredAt ?? 0));
  return learning[0] ?? open[0];
}

export function progressName(progress: LessonProgress): 'unlearned' | 'learning' | 'learned' {
  if (isLearned(progress)) return 'learned';
  return progress.answeredCount > 0 ? 'learning' : 'unlearned';
}
