import type { CachedReads } from '../offline/cached-reads.ts';
import type { MaterialsApi } from '../ports/materials-api.ts';

/** A theme that was read before opens without a network, too. */
export const cachedThemes = (
  materials: Pick<MaterialsApi, 'one'>,
  reads: CachedReads,
): Pick<MaterialsApi, 'one'> => ({
  one: (id) => reads.ask('theme', id, () => materials.one(id)),
});
