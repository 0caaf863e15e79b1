import type { NextStep } from '../../core/domain/home/next-step.ts';
import type { TrendSpan } from '../../core/domain/study-time/trends.ts';

/** What home tells her, and where it leads. */
export interface SeesHome {
  /** She has studied so long on each of these days, counted back from today. */
  studied(seconds: number, daysAgo: readonly number[]): Promise<void>;
  opens(): Promise<void>;
  /** As she would, and so before the server was told of the lesson. */
  comesFromLesson(): Promise<void>;
  /** Days in a row, on home as it is before her. */
  streakShown(): Promise<number>;
  /** What the one button offers. */
  offers(): Promise<NextStep>;
  /** Days in a row, seconds of today, and of which days of this week something is told. */
  habit(): Promise<{ readonly streak: number; readonly today: number; readonly days: number }>;
  /** Where else it leads: to a lesson, to a theme. */
  leadsTo(): Promise<{ readonly lesson: boolean; readonly theme: boolean }>;
  /** The milestone on which she is being congratulated. */
  congratulated(): Promise<number | undefined>;
  thanks(): Promise<void>;
  /** How many plots of her progress there are, each with so many values, and what each is said to mean. */
  progress(by: TrendSpan): Promise<{
    readonly values: number;
    readonly meanings: readonly string[];
  }>;
}
