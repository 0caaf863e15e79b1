import type { FastifyInstance } from 'fastify';
import { recommendMaterials } from '../../core/domain/monologue/recommend-materials.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { wireMaterial, wireMaterialSummary } from '../http/wire-material.ts';
import type { Materials } from '../materials/materials.ts';
import { levelOfLearner } from '../monologues/level-of-learner.ts';
import type { Monologues } from '../monologues/monologues.ts';

export interface MaterialParts {
  readonly materials: Materials;
  readonly monologues: Monologues;
}

/** More are a list to search, not an offer. */
const RECOMMENDED = 12;

export function materialRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { materials, monologues }: MaterialParts,
): void {
  serveEndpoint(server, authenticate, endpoints.materialTags, async () =>
    ok({ tags: materials.tags().map((one) => ({ ...one })) }),
  );

  serveEndpoint(server, authenticate, endpoints.materials, async ({ learnerId, query }) => {
    const spoken = await monologues.spokenAbout(learnerId);
    return ok({
      materials: materials.all(query).map((one) => wireMaterialSummary(one, spoken.get(one.id))),
    });
  });

  serveEndpoint(server, authenticate, endpoints.material, async ({ learnerId, params }) => {
    const found = materials.ofId(params.id);
    if (!found) return fail({ kind: 'not-found' });
    const spoken = await monologues.spokenAbout(learnerId);
    return ok(wireMaterial(found, spoken.get(found.id)));
  });

  serveEndpoint(server, authenticate, endpoints.recommendMaterials, async ({ learnerId }) => {
    const [spoken, genres, level] = await Promise.all([
      monologues.spokenAbout(learnerId),
      monologues.genres(learnerId),
      levelOfLearner(monologues, learnerId),
    ]);
    const spokenAbout = new Map([...spoken].map(([id, at]) => [id, at.getTime()]));
    const offered = recommendMaterials(materials.all(), { level, genres, spokenAbout });
    return ok({
      level,
      materials: offered
        .slice(0, RECOMMENDED)
        .map((one) => wireMaterialSummary(one, spoken.get(one.id))),
    });
  });

  serveEndpoint(server, authenticate, endpoints.recommendGenres, async ({ learnerId }) =>
    ok({ genres: [...(await monologues.genres(learnerId))] }),
  );

  serveEndpoint(server, authenticate, endpoints.chooseGenres, async ({ learnerId, body }) => {
    const genres = [...new Set(body.genres)];
    await monologues.chooseGenres(learnerId, genres);
    return ok({ genres });
  });
}
