import type { Level } from '../../core/domain/lesson/level.ts';

/** Ten sentences that find out where she starts. */
export interface TakesPlacement {
  /** Types what is right up to that level, and passes what is harder. */
  isPlacedUpTo(level: Level): Promise<void>;
  /** Where she was told to start. */
  level(): Promise<string | undefined>;
}
