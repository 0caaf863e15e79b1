import { weekOf } from './study-day.ts';

export const TREND_SPANS = ['week', 'month'] as const;

export type TrendSpan = (typeof TREND_SPANS)[number];

/** What is known of one study day; sums, so that days add up to weeks and months. */
export interface TrendDay {
  readonly day: string;
  readonly studySeconds: number;
  /** Of speeches whose level was told: how many, and the sum of their scores, 1 (A1) to 5 (C1). */
  readonly levels: Sum;
  /** Of speeches whose pace was told, in words a minute. */
  readonly paces: Sum;
  /** How soon she spoke in lessons, in milliseconds. */
  readonly reactions: Sum;
  /** Questions answered for the first time ever; `total` of them were right. */
  readonly firstAnswers: Sum;
}

export interface Sum {
  readonly count: number;
  readonly total: number;
}

export const NOTHING: Sum = { count: 0, total: 0 };

/** A week or a month. What was not measured in it is undefined. */
export interface Trend {
  /** Its first day; a week begins on Monday. */
  readonly beginsOn: string;
  readonly studySeconds: number;
  readonly levelScore: number | undefined;
  readonly wordsPerMinute: number | undefined;
  readonly reactionMs: number | undefined;
  /** New questions, and the share of them that was right at once, 0 to 1. */
  readonly newQuestions: number;
  readonly firstRight: number | undefined;
}

/** @param days in any order @param beginnings first days of the spans, the oldest first; the last one has today in it */
export function trendsOf(
  days: readonly TrendDay[],
  beginnings: readonly string[],
): readonly Trend[] {
  return beginnings.map((beginsOn, index) => {
    const end = beginnings[index + 1];
    const own = days.filter(({ day }) => day >= beginsOn && (end === undefined || day < end));
    const sum = (of: (day: TrendDay) => Sum): Sum => ({
      count: own.reduce((all, day) => all + of(day).count, 0),
      total: own.reduce((all, day) => all + of(day).total, 0),
    });
    const first = sum(({ firstAnswers }) => firstAnswers);
    return {
      beginsOn,
      studySeconds: own.reduce((all, { studySeconds }) => all + studySeconds, 0),
      levelScore: meanOf(sum(({ levels }) => levels)),
      wordsPerMinute: meanOf(sum(({ paces }) => paces)),
      reactionMs: meanOf(sum(({ reactions }) => reactions)),
      newQuestions: first.count,
      firstRight: meanOf(first),
    };
  });
}

const meanOf = ({ count, total }: Sum): number | undefined =>
  count === 0 ? undefined : total / count;

/** The first day of a week or month that a day is in. */
export const beginningOf = (day: string, by: TrendSpan): string =>
  by === 'month' ? `${day.slice(0, 7)}-01` : (weekOf(day)[0] ?? day);
