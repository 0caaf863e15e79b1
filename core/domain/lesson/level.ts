/** From easy to hard, of the Common European Framework. */
export const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1'] as const;
export type Level = (typeof LEVELS)[number];

/** How many levels harder the one is than the other; negative where it is easier. */
export const levelsAbove = (one: Level, other: Level): number =>
  LEVELS.indexOf(one) - LEVELS.indexOf(other);
