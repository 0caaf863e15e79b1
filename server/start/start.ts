import { levelsAbove, type Level } from '../../core/domain/lesson/level.ts';
import type { StoredLearner } from '../accounts/learners.ts';
import type { BookOutline } from '../library/library.ts';
import type { Survey } from '../survey/survey-file.ts';
import { chosenOptions } from '../survey/survey.ts';

/** Enough to stay a habit, for a learner who did not say. */
const USUAL_MINUTES = 5;

/** Of a learner who did not say; a learner who picks the wrong one loses less by an easy start, too. */
const USUAL_LEVEL = 'A2';

/** Where a learner starts, and how much she wants to do: what she said in the survey, and what the placement found. */
export interface Start {
  /** Undefined where neither is known; the placement knows better than she does. */
  readonly level: Level | undefined;
  readonly genres: ReadonlySet<BookOutline['genre']>;
  readonly goalMinutes: number;
  /** Since when it is so: ms since 1970; undefined where she told nothing. */
  readonly since: number | undefined;
}

export function startOf(
  survey: Survey,
  learner: Pick<StoredLearner, 'survey' | 'surveyedAt' | 'placement'> | undefined,
): Start {
  const chosen = chosenOptions(survey, learner?.survey ?? []);
  const placement = learner?.placement;
  const times = [
    chosen.length > 0 ? learner?.surveyedAt?.getTime() : undefined,
    placement?.placedAt,
  ].filter((time) => time !== undefined);
  return {
    level: placement?.level ?? chosen.find(({ level }) => level !== undefined)?.level,
    genres: new Set(chosen.flatMap(({ genre }) => genre ?? [])),
    goalMinutes: chosen.find(({ minutes }) => minutes !== undefined)?.minutes ?? USUAL_MINUTES,
    since: times.length > 0 ? Math.max(...times) : undefined,
  };
}

/** The books from the easiest to the hardest; of one level in their own order. */
export const byLevel = (books: readonly BookOutline[]): readonly BookOutline[] =>
  books.toSorted((one, other) => levelsAbove(one.level, other.level));

/** Worth being of another genre than she wants: a book that is two levels too hard helps her less. */
const OTHER_GENRE = 5;

/** Of a learner who did not say: everyday talk first, of two books that are as hard. */
const UNASKED_GENRE = 0.5;

/** Worth being easier than what is done already: after all that is harder. */
const BEHIND = 50;

/**
 * The books as this learner goes through them. First the one that fits best: of a genre she wants and near to her level,
 * rather too easy than too hard. Then what is as hard and harder, in steps, and at last what is easier.
 */
export function pathFrom(
  books: readonly BookOutline[],
  { level = USUAL_LEVEL, genres }: Pick<Start, 'level' | 'genres'>,
): readonly BookOutline[] {
  const elsewhere = ({ genre }: BookOutline) => {
    if (genres.size === 0) return genre === 'everyday' ? 0 : UNASKED_GENRE;
    return genres.has(genre) ? 0 : OTHER_GENRE;
  };
  const misfit = (book: BookOutline): number => {
    const gap = levelsAbove(book.level, level);
    return elsewhere(book) + (gap > 0 ? 2 * gap ** 2 : -gap);
  };
  const ordered = byLevel(books);
  const [first] = ordered.toSorted((one, other) => misfit(one) - misfit(other));
  if (!first) return [];
  const later = (book: BookOutline): number => {
    const gap = levelsAbove(book.level, first.level);
    return elsewhere(book) + (gap < 0 ? BEHIND - gap : 2 * gap);
  };
  const others = ordered.filter((book) => book !== first);
  return [first, ...others.toSorted((one, other) => later(one) - later(other))];
}
