import type { MaterialGenre } from '../../core/domain/monologue/material.ts';
import type { MaterialSummary, ReceivedMaterial } from '../../core/monologue/monologue.ts';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { MaterialsApi, RecommendedMaterials } from '../../core/ports/materials-api.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import * as wire from '../../protocol/materials.ts';
import { asMaterialSummary } from './as-monologue.ts';
import type { HttpClient } from './http-client.ts';

export class HttpMaterialsApi implements MaterialsApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async all(): Promise<Result<readonly MaterialSummary[], ApiError>> {
    const reply = await this.#http.call(wire.materials, { query: {} });
    return reply.ok ? ok(reply.value.materials.map(asMaterialSummary)) : reply;
  }

  async tags(): Promise<
    Result<readonly { readonly tag: string; readonly count: number }[], ApiError>
  > {
    const reply = await this.#http.call(wire.materialTags, {});
    return reply.ok ? ok(reply.value.tags) : reply;
  }

  async one(id: string): Promise<Result<ReceivedMaterial, ApiError | NotFound>> {
    const reply = await this.#http.call(wire.material, { params: { id } });
    if (!reply.ok) return reply;
    const { picture, about, points, expressions, models, follow_ups } = reply.value;
    return ok({
      ...asMaterialSummary(reply.value),
      picture: picture ?? undefined,
      about,
      points,
      expressions,
      models,
      followUps: follow_ups,
    });
  }

  async recommended(): Promise<Result<RecommendedMaterials, ApiError>> {
    const reply = await this.#http.call(wire.recommendMaterials, {});
    if (!reply.ok) return reply;
    const { level, materials } = reply.value;
    return ok({ level, materials: materials.map(asMaterialSummary) });
  }

  async genres(): Promise<Result<readonly MaterialGenre[], ApiError>> {
    const reply = await this.#http.call(wire.recommendGenres, {});
    return reply.ok ? ok(reply.value.genres) : reply;
  }

  async chooseGenres(
    genres: readonly MaterialGenre[],
  ): Promise<Result<readonly MaterialGenre[], ApiError>> {
    const reply = await this.#http.call(wire.chooseGenres, { body: { genres: [...genres] } });
    return reply.ok ? ok(reply.value.genres) : reply;
  }
}
