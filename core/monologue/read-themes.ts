import type { Readable } from '../offline/readable.ts';
import type { ApiError } from '../ports/api-error.ts';
import type { MaterialsApi } from '../ports/materials-api.ts';
import { ok, type Result } from '../shared/result.ts';

/** The themes, and those she is offered. */
export async function readThemes(
  api: Pick<MaterialsApi, 'recommended' | 'all' | 'genres'>,
): Promise<Result<Readable['themes'], ApiError>> {
  const [recommended, all, genres] = await Promise.all([
    api.recommended(),
    api.all(),
    api.genres(),
  ]);
  if (!recommended.ok) return recommended;
  if (!all.ok) return all;
  return genres.ok
    ? ok({ recommended: recommended.value, materials: all.value, genres: genres.value })
    : genres;
}
