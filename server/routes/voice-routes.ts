import { JUDGED_AS } from '../judging/graded-answer.ts';
import type { FastifyInstance } from 'fastify';
import { fail, ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { remarksOf } from '../../language/judge/verdict.ts';
import type { UploadSlots } from '../http/upload-slots.ts';
import { roundOf } from '../http/round-of-answer.ts';
import { asRefused } from '../http/voice-refusal.ts';
import { wireDetail, wireRemark } from '../http/wire.ts';
import type { JudgeAnswer, JudgedAnswer } from '../judging/judge-answer.ts';
import type { StoredDetail } from '../records/records.ts';
import type { AnswerByVoice } from '../records/answer-by-voice.ts';

export interface VoiceParts {
  readonly answerByVoice: AnswerByVoice;
  readonly judgeAnswer: JudgeAnswer;
  readonly uploads: UploadSlots;
}

/** What comes as a form: `server` must read those. */
export function voiceRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { answerByVoice, judgeAnswer, uploads }: VoiceParts,
): void {
  const costs = { isCostly: true, uploads } as const;
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
        round: roundOf(form),
        audio: form.file,
      });
      if (!judged.ok) return fail(asRefused(judged.error));
      return ok(
        judged.value.kind === 'graded'
          ? wireGraded(judged.value.detail)
          : { ...wireVerdict(judged.value), detail: null },
      );
    },
    costs,
  );

  serveEndpoint(
    server,
    authenticate,
    endpoints.judgeVoice,
    async ({ learnerId, params, form }) => {
      const judged = await judgeAnswer.byVoice(learnerId, params.id, form.file);
      if (!judged.ok) return fail(asRefused(judged.error));
      return ok(wireVerdict(judged.value));
    },
    costs,
  );
}

/** Here and not with the forms: what is typed comes as everything else does. */
export function typingRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { judgeAnswer }: Pick<VoiceParts, 'judgeAnswer'>,
): void {
  serveEndpoint(
    server,
    authenticate,
    endpoints.judgeTyped,
    async ({ learnerId, params, body }) => {
      const judged = await judgeAnswer.byTyping(learnerId, params.id, body.text);
      return judged.ok ? ok(wireVerdict(judged.value)) : judged;
    },
    { isCostly: true },
  );
}

const wireGraded = (detail: StoredDetail) => ({
  outcome: detail.judged ?? detail.outcome,
  transcript: detail.transcript ?? '',
  words: [...detail.words],
  remarks: detail.remarks.map(wireRemark),
  nearest: detail.nearest ?? '',
  confidence: 1,
  detail: wireDetail(detail),
});

const wireVerdict = ({ verdict, transcript }: JudgedAnswer) => ({
  outcome: verdict.outcome === 'say-again' ? verdict.outcome : JUDGED_AS[verdict.outcome],
  transcript,
  words: [...verdict.words],
  remarks: remarksOf(verdict).map(wireRemark),
  nearest: verdict.nearest,
  confidence: verdict.confidence,
});
