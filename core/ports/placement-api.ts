import type { Level } from '../domain/lesson/level.ts';
import type { Prompted } from '../domain/lesson/prompt.ts';
import type { Result } from '../shared/result.ts';
import type { LessonSummary } from '../verbal-composition/lesson.ts';
import type { ApiError, NotFound } from './api-error.ts';
import type { Take } from './recorder.ts';
import type { NotEnglish, VoiceError } from './records-api.ts';

export interface PlacementQuestion extends Prompted {
  readonly id: string;
  /** A path, for `DownloadsApi`. */
  readonly promptAudio: string;
}

export interface PlacementResult {
  readonly level: Level;
  /** The lesson to begin with; undefined where there is none. */
  readonly lesson: LessonSummary | undefined;
}

export interface Placement {
  readonly answered: number;
  readonly total: number;
  /** Undefined once all were asked. */
  readonly question: PlacementQuestion | undefined;
  /** Undefined until all were asked. */
  readonly result: PlacementResult | undefined;
}

export interface HeardPlacement {
  /** False where it was not understood, and is to be said again. */
  readonly isUnderstood: boolean;
  readonly placement: Placement;
}

/**
 * Ten sentences that find out where a learner starts.
 *
 * - The next one is harder after a right answer, and easier after a wrong one; a sentence is asked once.
 * - It goes on where she left it, on any device. What it found holds until all are asked again.
 * - An answer that was given already changes nothing; what is not asked is not found.
 * - What it found opens all lessons below that level, and is where home goes on.
 */
export interface PlacementApi {
  placement(): Promise<Result<Placement, ApiError>>;
  restart(): Promise<Result<Placement, ApiError>>;
  say(
    questionId: string,
    take: Take,
  ): Promise<Result<HeardPlacement, ApiError | NotFound | VoiceError>>;
  /** @param text undefined where she does not know it. */
  type(
    questionId: string,
    text: string | undefined,
  ): Promise<Result<HeardPlacement, ApiError | NotFound | NotEnglish>>;
}
