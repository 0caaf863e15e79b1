import type { FastifyInstance } from 'fastify';
import { fail, ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { wireDetail, wireRecordSummary } from '../http/wire.ts';
import type { Library } from '../library/library.ts';
import { withProgress } from '../library/progress.ts';
import type { GradeAnswer } from '../records/grade-answer.ts';
import type { Records } from '../records/records.ts';

export interface RecordParts {
  readonly library: Library;
  readonly records: Records;
  readonly gradeAnswer: GradeAnswer;
  readonly now: () => Date;
}

export function recordRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { library, records, gradeAnswer, now }: RecordParts,
): void {
  const whole = async (learnerId: string, id: string) => {
    const record = await records.ofId(learnerId, id);
    if (!record) return fail({ kind: 'not-found' as const });
    const [details, books, progress] = await Promise.all([
      records.details(learnerId, [id]),
      library.outlines(),
      library.progressOf(learnerId),
    ]);
    const lessons = [...withProgress(books, progress).values()].flat();
    const lesson = lessons.find((one) => one.lesson.id === record.lessonId);
    return ok({
      ...wireRecordSummary(record, details, lesson),
      mode: record.mode,
      details: details.map(wireDetail),
    });
  };

  serveEndpoint(server, authenticate, endpoints.openRecord, async (call) => {
    const lesson = await library.lesson(call.params.id);
    if (!lesson) return fail({ kind: 'not-found' });
    const { id, mode } = call.body;
    const { learnerId } = call;
    const opened = await records.open({
      id,
      learnerId,
      lessonId: call.params.id,
      mode,
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

  serveEndpoint(server, authenticate, endpoints.saveDetail, async ({ learnerId, params, body }) => {
    const graded = await gradeAnswer.execute({
      learnerId,
      answerId: params.id,
      recordId: body.record_id,
      questionId: body.question_id,
      outcome: body.outcome,
      answerMs: body.answer_ms,
    });
    return graded.ok ? ok(wireDetail(graded.value)) : graded;
  });
}
