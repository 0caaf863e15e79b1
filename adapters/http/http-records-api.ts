import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type {
  LessonLocked,
  NotEnglish,
  NotGenerated,
  NoRoom,
  OwnGrade,
  RecordsApi,
  SpokenAnswer,
  TypedAnswer,
  VoiceError,
} from '../../core/ports/records-api.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type {
  LessonRecord,
  LessonStanding,
  RecordDetail,
  VoiceVerdict,
} from '../../core/verbal-composition/record.ts';
import * as wire from '../../protocol/records.ts';
import { asDetail, asLessonRecord, asMarkedWord, asStanding } from './as-record.ts';
import type { HttpClient } from './http-client.ts';
import { VOICE_TIMEOUT_MS } from './voice-timeout.ts';

export class HttpRecordsApi implements RecordsApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async answerByVoice(
    answer: SpokenAnswer,
  ): Promise<Result<VoiceVerdict, ApiError | NotFound | LessonLocked | NoRoom | VoiceError>> {
    const reply = await this.#http.call(
      wire.answerByVoice,
      {
        params: { id: answer.round.id },
        form: {
          answer_id: answer.answerId,
          question_id: answer.questionId,
          answer_ms: Math.round(answer.answerMs),
          ...roundOf(answer),
          file: answer.take.bytes,
        },
      },
      { timeoutMs: VOICE_TIMEOUT_MS },
    );
    if (!reply.ok) return reply;
    const { outcome, detail, transcript, words } = reply.value;
    if (outcome === 'say-again' || detail === null) {
      return ok({ outcome: 'say-again', transcript, words: words.map(asMarkedWord) });
    }
    return ok({ outcome, detail: asDetail(detail) });
  }

  async answerByTyping(
    answer: TypedAnswer,
  ): Promise<Result<RecordDetail, ApiError | NotFound | LessonLocked | NotEnglish>> {
    const reply = await this.#http.call(
      wire.answerByTyping,
      {
        params: { id: answer.round.id },
        body: {
          answer_id: answer.answerId,
          question_id: answer.questionId,
          answer_ms: Math.round(answer.answerMs),
          ...roundOf(answer),
          text: answer.text,
        },
      },
      { isPatient: true },
    );
    return reply.ok ? ok(asDetail(reply.value)) : reply;
  }

  async detail(id: string): Promise<Result<RecordDetail, ApiError | NotFound>> {
    const reply = await this.#http.call(wire.recordDetail, { params: { id } });
    return reply.ok ? ok(asDetail(reply.value)) : reply;
  }

  async generate(detailId: string): Promise<Result<string, ApiError | NotFound | NotGenerated>> {
    const reply = await this.#http.call(
      wire.generateAnswer,
      { params: { id: detailId } },
      { isPatient: true },
    );
    return reply.ok ? ok(reply.value.answer) : reply;
  }

  async copyFromCorrect(
    recordId: string,
    newId: string,
  ): Promise<Result<LessonRecord, ApiError | NotFound>> {
    const reply = await this.#http.call(wire.copyFromCorrect, {
      params: { id: recordId },
      body: { id: newId },
    });
    return reply.ok ? ok(asLessonRecord(reply.value)) : reply;
  }

  async standing(lessonId: string): Promise<Result<LessonStanding, ApiError | NotFound>> {
    const reply = await this.#http.call(wire.lessonRecords, {
      params: { id: lessonId },
      query: {},
    });
    return reply.ok ? ok(asStanding(reply.value)) : reply;
  }

  async grade(grade: OwnGrade): Promise<Result<RecordDetail, ApiError | NotFound | LessonLocked>> {
    const reply = await this.#http.call(wire.saveDetail, {
      params: { id: grade.answerId },
      body: {
        record_id: grade.round.id,
        question_id: grade.questionId,
        outcome: grade.outcome,
        answer_ms: Math.round(grade.answerMs),
        ...roundOf(grade),
      },
    });
    return reply.ok ? ok(asDetail(reply.value)) : reply;
  }

  async finish(recordId: string): Promise<Result<LessonRecord, ApiError | NotFound>> {
    const reply = await this.#http.call(wire.finishRecord, {
      params: { id: recordId },
      body: { finished: true },
    });
    return reply.ok ? ok(asLessonRecord(reply.value)) : reply;
  }

  async record(id: string): Promise<Result<LessonRecord, ApiError | NotFound>> {
    const reply = await this.#http.call(wire.record, { params: { id } });
    return reply.ok ? ok(asLessonRecord(reply.value)) : reply;
  }
}

/** Its first answer opens the round. */
const roundOf = ({ round: { lessonId, mode, level } }: Pick<SpokenAnswer, 'round'>) => ({
  lesson_id: lessonId,
  mode,
  level,
});
