/**
 * The milestones that learners were congratulated on.
 *
 * - `celebrated` is the highest, in days of study; 0 before the first.
 * - `claim` is true for the first who asks for a milestone above it, and false for all others.
 */
export interface Celebrations {
  celebrated(learnerId: string): Promise<number>;
  claim(learnerId: string, days: number): Promise<boolean>;
}
