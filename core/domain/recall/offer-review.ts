import type { Recall } from './recall.ts';
import type { Scheduler } from './scheduler.ts';
import { dayAfter, daysFrom, studyDayOf } from '../study-time/study-day.ts';

/** `daily` is what is due today; `smart` what was answered wrong and is not known well again. */
export const REVIEW_KINDS = ['daily', 'smart'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

export const REVIEW_COUNTS = ['1', '5', '10', '20', 'all'] as const;
export type ReviewCount = (typeof REVIEW_COUNTS)[number];

/** How many more are offered after a review. */
export const MORE_COUNT: ReviewCount = '5';

/** What rests this many days before it fades is known well, however often it was wrong before. */
const KNOWN_WELL_DAYS = 21;

export interface OfferedItem {
  readonly questionId: string;
  readonly recall: Recall;
}

export const isDue = ({ dueOn }: Recall, today: string): boolean => dueOn <= today;

/**
 * The study day from which on it is weak; undefined where it is known well. What has just been said right rests until
 * the next day.
 */
export function weakFrom({ wrongCount, lastOutcome, stability, at }: Recall): string | undefined {
  const recalledOn = studyDayOf(at);
  if (lastOutcome === 'wrong') return recalledOn;
  return wrongCount > 0 && stability < KNOWN_WELL_DAYS ? dayAfter(recalledOn) : undefined;
}

export function isWeak(recall: Recall, today: string): boolean {
  const day = weakFrom(recall);
  return day !== undefined && day <= today;
}

export const isRemembered = (recall: Recall): boolean =>
  recall.lastGrade !== 'again' && weakFrom(recall) === undefined;

/** What a review of that kind asks at this moment: what is most likely forgotten comes first. */
export function offeredReview<I extends OfferedItem>(
  items: readonly I[],
  wish: { readonly kind: ReviewKind; readonly count: ReviewCount },
  now: number,
  scheduler: Scheduler,
): readonly I[] {
  const today = studyDayOf(now);
  const fits = wish.kind === 'daily' ? isDue : isWeak;
  const chances = items
    .filter(({ recall }) => fits(recall, today))
    .map((item) => ({ item, chance: scheduler.retrievability(item.recall, now) }));
  const ordered = chances.toSorted(
    (a, b) => a.chance - b.chance || (a.item.questionId < b.item.questionId ? -1 : 1),
  );
  const count = wish.count === 'all' ? ordered.length : Number(wish.count);
  return ordered.slice(0, count).map(({ item }) => item);
}

export interface ReviewForecast {
  readonly today: string;
  readonly dueCount: number;
  readonly weakCount: number;
  /** The first day after today on which something is due. */
  readonly nextDueOn: string | undefined;
  /** This day and those that follow; what is overdue is due today. */
  readonly days: readonly { readonly day: string; readonly count: number }[];
}

const FORECAST_DAYS = 7;

/** How many questions are due from each day on, and how many are weak today. */
export interface ReviewCounts {
  readonly dueFrom: ReadonlyMap<string, number>;
  readonly weakCount: number;
}

export function countReviews(recalls: readonly Recall[], today: string): ReviewCounts {
  const dueFrom = new Map<string, number>();
  for (const { dueOn } of recalls) dueFrom.set(dueOn, (dueFrom.get(dueOn) ?? 0) + 1);
  return {
    dueFrom,
    weakCount: recalls.filter((recall) => isWeak(recall, today)).length,
  };
}

/** How much there is to review, and is to come. */
export function reviewForecast(
  { dueFrom, weakCount }: ReviewCounts,
  today: string,
): ReviewForecast {
  const dueCount = [...dueFrom].reduce(
    (sum, [day, count]) => (day <= today ? sum + count : sum),
    0,
  );
  const [, ...coming] = daysFrom(today, FORECAST_DAYS);
  return {
    today,
    dueCount,
    weakCount,
    nextDueOn: [...dueFrom.keys()].filter((day) => day > today).toSorted()[0],
    days: [
      { day: today, count: dueCount },
      ...coming.map((day) => ({ day, count: dueFrom.get(day) ?? 0 })),
    ],
  };
}
