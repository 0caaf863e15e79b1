import type { Recall } from './recall.ts';
import type { Scheduler } from './scheduler.ts';
import { daysFrom, studyDayOf } from '../study-time/study-day.ts';

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

/** What has just been said right rests until the next day. */
export const isWeak = (
  { wrongCount, lastOutcome, stability, at }: Recall,
  today: string,
): boolean =>
  lastOutcome === 'wrong' ||
  (wrongCount > 0 && stability < KNOWN_WELL_DAYS && studyDayOf(at) < today);

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

/** How much there is to review, and is to come. */
export function reviewForecast(recalls: readonly Recall[], now: number): ReviewForecast {
  const today = studyDayOf(now);
  const due = recalls.filter((recall) => isDue(recall, today));
  const later = recalls.map(({ dueOn }) => dueOn).filter((day) => day > today);
  const [, ...coming] = daysFrom(today, FORECAST_DAYS);
  return {
    today,
    dueCount: due.length,
    weakCount: recalls.filter((recall) => isWeak(recall, today)).length,
    nextDueOn: later.toSorted()[0],
    days: [
      { day: today, count: due.length },
      ...coming.map((day) => ({ day, count: later.filter((other) => other === day).length })),
    ],
  };
}
