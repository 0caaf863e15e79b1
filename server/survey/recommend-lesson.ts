import type { LessonAndProgress } from '../library/progress.ts';
import type { BookOutline } from '../library/library.ts';
import type { SurveyOption } from './survey-file.ts';

const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1'] as const;

/** Enough to stay a habit, for a learner who did not say. */
const USUAL_MINUTES = 5;

/** Of a learner who did not say; a learner who picks the wrong one loses less by an easy start, too. */
const USUAL_LEVEL = 'A2';

export const goalMinutes = (chosen: readonly SurveyOption[]): number =>
  chosen.find(({ minutes }) => minutes !== undefined)?.minutes ?? USUAL_MINUTES;

/**
 * The first lesson of the book that fits best: of a genre she wants, then nearest to her level, rather too easy
 * than too hard; the earlier book where two fit alike. Undefined when there is no lesson.
 */
export function recommendLesson(
  books: readonly BookOutline[],
  lessons: ReadonlyMap<string, readonly LessonAndProgress[]>,
  chosen: readonly SurveyOption[],
): LessonAndProgress | undefined {
  const genres = new Set(chosen.flatMap(({ genre }) => genre ?? []));
  const level = chosen.find((option) => option.level !== undefined)?.level ?? USUAL_LEVEL;
  const misfit = (book: BookOutline): number => {
    const gap = LEVELS.indexOf(book.level) - LEVELS.indexOf(level);
    const isOtherGenre = genres.size > 0 && !genres.has(book.genre);
    return (isOtherGenre ? 100 : 0) + (gap > 0 ? 2 * gap : -gap);
  };
  return books
    .toSorted((one, other) => misfit(one) - misfit(other))
    .flatMap((book) => lessons.get(book.id)?.slice(0, 1) ?? [])[0];
}
