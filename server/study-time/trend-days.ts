import type { TrendDay } from '../../core/domain/study-time/trends.ts';

/**
 * What learners have come to, day by day.
 *
 * - `since` gives the days from one on of which anything is known, in any order.
 * - A speech belongs to the study day on which it was recorded, an answer to that on which it was given.
 * - An answer that was copied into other rounds was given once.
 * - What was only looked at is not right. What was skipped is no answer, nor is what was said in a speech before it was asked.
 */
export interface TrendDays {
  since(learnerId: string, day: string): Promise<readonly TrendDay[]>;
}
