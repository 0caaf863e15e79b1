import type { FastifyInstance } from 'fastify';
import { fail, ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { wireDetail } from '../http/wire.ts';
import type { AnswerByVoice } from '../records/answer-by-voice.ts';

export interface VoiceParts {
  readonly answerByVoice: AnswerByVoice;
}

/** What comes as a form: `server` must read those. */
export function voiceRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { answerByVoice }: VoiceParts,
): void {
  serveEndpoint(
    server,
    authenticate,
    endpoints.answerByVoice,
    async ({ learnerId, params, form }) => {
      const judged = await answerByVoice.execute({
        learnerId,
        recordId: params.id,
        answerId: form.answer_id,
        questionId: form.question_id,
        answerMs: form.answer_ms,
        audio: form.file,
      });
      if (!judged.ok) {
        const { kind } = judged.error;
        const isFailed = kind === 'speech-engine-failed' || kind === 'cancelled';
        return fail({ kind: isFailed ? 'recognition-failed' : kind });
      }
      const { verdict, transcript, detail } = judged.value;
      return ok({
        outcome: detail ? detail.outcome : 'say-again',
        transcript,
        words: [...verdict.words],
        nearest: verdict.nearest,
        confidence: verdict.confidence,
        detail: detail ? wireDetail(detail) : null,
      });
    },
  );
}
