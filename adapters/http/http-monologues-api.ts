import { IMPROVEMENT_AREAS, type ImprovementArea } from '../../core/domain/monologue/correction.ts';
import type {
  CorrectionStatus,
  Mistakes,
  Monologue,
  MonologuePage,
  ReceivedCorrection,
} from '../../core/monologue/monologue.ts';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type {
  MonologuesApi,
  RecordedSpeech,
  SubmissionsExceeded,
} from '../../core/ports/monologues-api.ts';
import type { NoRoom } from '../../core/ports/records-api.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import * as wireCorrections from '../../protocol/corrections.ts';
import * as wire from '../../protocol/monologues.ts';
import { asCorrection, asMonologue } from './as-monologue.ts';
import type { HttpClient } from './http-client.ts';

/** Three minutes of speech are a megabyte or two, on a slow line. */
const UPLOAD_TIMEOUT_MS = 120_000;

export class HttpMonologuesApi implements MonologuesApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async record({
    id,
    materialId,
    theme,
    memo,
    startedAt,
    take,
  }: RecordedSpeech): Promise<Result<Monologue, ApiError | NotFound | NoRoom>> {
    const form = {
      recording_id: id,
      ...(theme !== undefined && { theme }),
      ...memo,
      recorded_at: new Date(startedAt).toISOString(),
      duration_ms: Math.round(take.durationMs),
      file: take.bytes,
    };
    const reply = await this.#http.call(
      wire.recordMonologue,
      { params: { id: materialId }, form },
      { timeoutMs: UPLOAD_TIMEOUT_MS },
    );
    return reply.ok ? ok(asMonologue(reply.value)) : reply;
  }

  async submit(id: string): Promise<Result<Monologue, ApiError | NotFound | SubmissionsExceeded>> {
    const reply = await this.#http.call(wire.submitMonologue, { params: { id } });
    return reply.ok ? ok(asMonologue(reply.value)) : reply;
  }

  async page({
    after,
    materialId,
    isCorrected = false,
  }: Parameters<MonologuesApi['page']>[0]): Promise<Result<MonologuePage, ApiError>> {
    const query = {
      ...(after !== undefined && { after }),
      ...(materialId !== undefined && { material_id: materialId }),
    };
    const endpoint = isCorrected ? wireCorrections.corrections : wire.monologues;
    const reply = await this.#http.call(endpoint, { query });
    if (!reply.ok) return reply;
    const { recordings, next } = reply.value;
    return ok({ monologues: recordings.map(asMonologue), next: next ?? undefined });
  }

  async one(id: string): Promise<Result<Monologue, ApiError | NotFound>> {
    const reply = await this.#http.call(wire.monologue, { params: { id } });
    return reply.ok ? ok(asMonologue(reply.value)) : reply;
  }

  async latest(materialId?: string): Promise<Result<Monologue | undefined, ApiError>> {
    const query = materialId === undefined ? {} : { material_id: materialId };
    const reply = await this.#http.call(wire.latestMonologue, { query });
    if (!reply.ok) return reply;
    const { recording } = reply.value;
    return ok(recording ? asMonologue(recording) : undefined);
  }

  remove(id: string): Promise<Result<undefined, ApiError | NotFound>> {
    return this.#http.call(wire.removeMonologue, { params: { id } });
  }

  async status(id?: string): Promise<Result<CorrectionStatus, ApiError | NotFound>> {
    const query = id === undefined ? {} : { recording_id: id };
    const reply = await this.#http.call(wire.correctionStatus, { query });
    if (!reply.ok) return reply;
    const { recording_id, state, progress, heard, ahead, seconds_left, is_read, unread } =
      reply.value;
    return ok({
      id: recording_id ?? undefined,
      state: state ?? undefined,
      progress: progress ?? undefined,
      heard: heard ?? undefined,
      ahead,
      secondsLeft: seconds_left ?? undefined,
      isRead: is_read,
      unread,
    });
  }

  async correction(id: string): Promise<Result<ReceivedCorrection, ApiError | NotFound>> {
    const reply = await this.#http.call(wireCorrections.correction, { params: { id } });
    return reply.ok ? ok(asCorrection(reply.value)) : reply;
  }

  markRead(id: string): Promise<Result<undefined, ApiError | NotFound>> {
    return this.#http.call(wireCorrections.readCorrection, { params: { id } });
  }

  dispute(
    id: string,
    findingId: string,
    isDisputed: boolean,
  ): Promise<Result<undefined, ApiError | NotFound>> {
    return this.#http.call(wireCorrections.disputeFinding, {
      params: { id, finding_id: findingId },
      body: { disputed: isDisputed },
    });
  }

  wantFeedback(id: string, isWanted: boolean): Promise<Result<undefined, ApiError | NotFound>> {
    return this.#http.call(wire.receiveFeedback, { params: { id }, body: { receive: isWanted } });
  }

  askAgain(
    id: string,
    sentence: number,
    meant: string | undefined,
  ): Promise<Result<undefined, ApiError | NotFound>> {
    return this.#http.call(wireCorrections.askAgain, {
      params: { id, sentence: String(sentence) },
      body: { meant: meant ?? null },
    });
  }

  askNoMore(id: string, sentence: number): Promise<Result<undefined, ApiError | NotFound>> {
    return this.#http.call(wireCorrections.askNoMore, {
      params: { id, sentence: String(sentence) },
    });
  }

  async mistakes(): Promise<Result<Mistakes, ApiError>> {
    const reply = await this.#http.call(wireCorrections.correctionByDevelopment, {});
    if (!reply.ok) return reply;
    const { speeches, areas } = reply.value;
    return ok({
      speeches,
      areas: areas.flatMap(({ area, count, kinds }) => {
        const known = IMPROVEMENT_AREAS.find((one): one is ImprovementArea => one === area);
        if (!known) return [];
        return [
          {
            area: known,
            count,
            kinds: kinds.map(({ topic_title, latest_id, ...kind }) => ({
              ...kind,
              topicTitle: topic_title ?? undefined,
              latestId: latest_id,
            })),
          },
        ];
      }),
    });
  }
}
