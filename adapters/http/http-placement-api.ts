import type * as v from 'valibot';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { HeardPlacement, Placement, PlacementApi } from '../../core/ports/placement-api.ts';
import type { Take } from '../../core/ports/recorder.ts';
import type { NotEnglish, VoiceError } from '../../core/ports/records-api.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import * as wire from '../../protocol/placement.ts';
import { asLessonSummary } from './as-lesson-summary.ts';
import type { HttpClient } from './http-client.ts';
import { VOICE_TIMEOUT_MS } from './voice-timeout.ts';

export class HttpPlacementApi implements PlacementApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async placement(): Promise<Result<Placement, ApiError>> {
    const reply = await this.#http.call(wire.placement, {});
    return reply.ok ? ok(asPlacement(reply.value)) : reply;
  }

  async restart(): Promise<Result<Placement, ApiError>> {
    const reply = await this.#http.call(wire.restartPlacement, {});
    return reply.ok ? ok(asPlacement(reply.value)) : reply;
  }

  async say(
    questionId: string,
    take: Take,
  ): Promise<Result<HeardPlacement, ApiError | NotFound | VoiceError>> {
    const form = { question_id: questionId, file: take.bytes };
    const timeout = { timeoutMs: VOICE_TIMEOUT_MS };
    const reply = await this.#http.call(wire.sayPlacement, { form }, timeout);
    return reply.ok ? ok(asHeard(reply.value)) : reply;
  }

  async type(
    questionId: string,
    text: string | undefined,
  ): Promise<Result<HeardPlacement, ApiError | NotFound | NotEnglish>> {
    const body = { question_id: questionId, text: text ?? null };
    const reply = await this.#http.call(wire.typePlacement, { body }, { isPatient: true });
    return reply.ok ? ok(asHeard(reply.value)) : reply;
  }
}

type WirePlacement = v.InferOutput<typeof wire.Placement>;

const asHeard = (heard: { understood: boolean; placement: WirePlacement }): HeardPlacement => ({
  isUnderstood: heard.understood,
  placement: asPlacement(heard.placement),
});

const asPlacement = ({ answered, total, question, result }: WirePlacement): Placement => ({
  answered,
  total,
  question: question
    ? {
        id: question.id,
        prompt: question.prompt,
        ...(question.prompt_ko !== undefined && { promptKo: question.prompt_ko }),
        promptAudio: question.prompt_audio,
      }
    : undefined,
  result: result
    ? { level: result.level, lesson: result.lesson ? asLessonSummary(result.lesson) : undefined }
    : undefined,
});
