/** Up to C1: nothing measured here tells C2 from it. */
export type CefrLevel = 'A1' | 'A2' | 'B1' | 'B2' | 'C1';

export const CEFR_LEVELS: readonly CefrLevel[] = ['A1', 'A2', 'B1', 'B2', 'C1'];

/** A1 is 1, C1 is 5; halves lie between two levels. */
export const pointsOf = (level: CefrLevel): number => CEFR_LEVELS.indexOf(level) + 1;

/** The level whose points are nearest; everything above C1 is C1. */
export const levelOf = (points: number): CefrLevel =>
  CEFR_LEVELS[Math.min(4, Math.max(0, Math.round(points) - 1))] ?? 'A1';
