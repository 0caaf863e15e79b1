import type { FastifyInstance } from 'fastify';
import { fail, ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { roundOf } from '../http/round-of-answer.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { placeOf, wirePlace } from '../http/wire-place.ts';
import { wireDetail, wireRecordSummary, wireRound, wireStanding } from '../http/wire.ts';
import type { Library } from '../library/library.ts';
import type { AnswerByTyping } from '../records/answer-by-typing.ts';
import type { CopyFromCorrect } from '../records/copy-from-correct.ts';
import type { GenerateAnswer } from '../records/generate-answer.ts';
import type { GradeAnswer } from '../records/grade-answer.ts';
import { ListRecords } from '../records/list-records.ts';
import type { Records } from '../records/records.ts';
import type { Rounds } from '../records/rounds.ts';
import type { Shelves } from '../start/shelves.ts';

export interface RecordParts {
  readonly library: Library;
  readonly records: Records;
  readonly rounds: Rounds;
  readonly shelves: Shelves;
  readonly answerByTyping: AnswerByTyping;
  readonly gradeAnswer: GradeAnswer;
  readonly generateAnswer: GenerateAnswer;
  readonly copyFromCorrect: CopyFromCorrect;
  readonly now: () => Date;
}

export function recordRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  parts: RecordParts,
): void {
  const { library, records, rounds, shelves, now } = parts;
  const listRecords = new ListRecords(records, shelves);
  const whole = async (learnerId: string, id: string) => {
    const round = await rounds.whole(learnerId, id);
    return round ? ok(wireRound(round)) : fail({ kind: 'not-found' as const });
  };

  serveEndpoint(server, authenticate, endpoints.openRecord, async (call) => {
    const lesson = await library.lesson(call.params.id);
    if (!lesson) return fail({ kind: 'not-found' });
    const { id, mode, level } = call.body;
    const { learnerId } = call;
    const before = await records.ofId(learnerId, id);
    if (before && before.lessonId !== call.params.id) return fail({ kind: 'not-found' });
    if (!before && !(await rounds.mayBegin(learnerId, call.params.id))) {
      return fail({ kind: 'lesson-locked' });
    }
    const opened = await records.open({
      id,
      learnerId,
      lessonId: call.params.id,
      mode,
      level,
      startedAt: now(),
    });
    return opened ? ok({ id }) : fail({ kind: 'not-found' });
  });

  serveEndpoint(server, authenticate, endpoints.record, ({ learnerId, params }) =>
    whole(learnerId, params.id),
  );

  serveEndpoint(server, authenticate, endpoints.finishRecord, async ({ learnerId, params }) => {
    await records.finish(learnerId, params.id, now());
    return whole(learnerId, params.id);
  });

  serveEndpoint(server, authenticate, endpoints.recordList, async ({ learnerId, query }) => {
    const { month, name } = query;
    const wish = { after: placeOf(query.after), month, name };
    const { records: found, next, months } = await listRecords.execute(learnerId, wish);
    return ok({
      records: found.map((record) => wireRecordSummary(record, record.summary, record.lesson)),
      next: next ? wirePlace(next) : null,
      months: [...months],
    });
  });

  serveEndpoint(server, authenticate, endpoints.lessonRecords, async (call) => {
    const { learnerId, params, query } = call;
    const standing = await rounds.ofLesson(learnerId, params.id, placeOf(query.after));
    return standing ? ok(wireStanding(standing)) : fail({ kind: 'not-found' });
  });

  serveEndpoint(
    server,
    authenticate,
    endpoints.answerByTyping,
    async (call) => {
      const { learnerId, params, body } = call;
      const judged = await parts.answerByTyping.execute({
        learnerId,
        recordId: params.id,
        answerId: body.answer_id,
        questionId: body.question_id,
        answerMs: body.answer_ms,
        round: roundOf(body),
        text: body.text,
      });
      return judged.ok ? ok(wireDetail(judged.value)) : judged;
    },
    { isCostly: true },
  );

  serveEndpoint(server, authenticate, endpoints.recordDetail, async ({ learnerId, params }) => {
    const detail = await records.detail(learnerId, params.id);
    return detail ? ok(wireDetail(detail)) : fail({ kind: 'not-found' });
  });

  serveEndpoint(server, authenticate, endpoints.generateAnswer, async ({ learnerId, params }) => {
    const generated = await parts.generateAnswer.execute(learnerId, params.id);
    return generated.ok ? ok({ answer: generated.value }) : generated;
  });

  serveEndpoint(server, authenticate, endpoints.copyFromCorrect, async (call) => {
    const { learnerId, params, body } = call;
    const copied = await parts.copyFromCorrect.execute(learnerId, params.id, body.id);
    return copied.ok ? whole(learnerId, body.id) : copied;
  });

  serveEndpoint(server, authenticate, endpoints.saveDetail, async ({ learnerId, params, body }) => {
    const graded = await parts.gradeAnswer.execute({
      learnerId,
      answerId: params.id,
      recordId: body.record_id,
      questionId: body.question_id,
      outcome: body.outcome,
      answerMs: body.answer_ms,
      round: roundOf(body),
    });
    return graded.ok ? ok(wireDetail(graded.value)) : graded;
  });
}
