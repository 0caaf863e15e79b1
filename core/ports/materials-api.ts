import type { Level } from '../domain/lesson/level.ts';
import type { MaterialGenre } from '../domain/monologue/material.ts';
import type { MaterialSummary, ReceivedMaterial } from '../monologue/monologue.ts';
import type { Result } from '../shared/result.ts';
import type { ApiError, NotFound } from './api-error.ts';

export interface RecommendedMaterials {
  /** By which they were chosen. */
  readonly level: Level;
  /** The best first. */
  readonly materials: readonly MaterialSummary[];
}

/**
 * The themes to speak about for a minute.
 *
 * - `all` has every theme, in the order of the genres.
 * - `recommended` has only genres she chose; without a choice, of all.
 * - `chooseGenres` answers with what is chosen from then on.
 */
export interface MaterialsApi {
  all(): Promise<Result<readonly MaterialSummary[], ApiError>>;
  tags(): Promise<Result<readonly { readonly tag: string; readonly count: number }[], ApiError>>;
  one(id: string): Promise<Result<ReceivedMaterial, ApiError | NotFound>>;
  recommended(): Promise<Result<RecommendedMaterials, ApiError>>;
  genres(): Promise<Result<readonly MaterialGenre[], ApiError>>;
  chooseGenres(
    genres: readonly MaterialGenre[],
  ): Promise<Result<readonly MaterialGenre[], ApiError>>;
}
