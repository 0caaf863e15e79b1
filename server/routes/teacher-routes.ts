import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { OWN_QUESTIONS } from '../../core/domain/recall/own-questions.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { MOST_TEACHER_QUESTIONS, type TeacherPiece } from '../../protocol/teacher.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { wireTeacherAnswer } from '../http/wire-teacher-answer.ts';
import { wireQuestion } from '../http/wire.ts';
import { ofAddress, type Guard } from '../limits/guard.ts';
import type { AskedQuestions } from '../review/asked-questions.ts';
import { isAnswered, type AskedPiece, type AskTeacher } from '../teacher/ask-teacher.ts';
import type { HandbookIndex } from '../teacher/handbook-index.ts';
import type { TeacherQuestions } from '../teacher/teacher-questions.ts';

export interface TeacherParts {
  readonly askedQuestions: AskedQuestions;
  readonly handbook: HandbookIndex;
  readonly teacherQuestions: TeacherQuestions;
  readonly askTeacher: AskTeacher;
  readonly guard: Guard;
}

/** So many topics are offered to be asked about. */
const MOST_TOPICS = 2;

export function teacherRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { askedQuestions, handbook, teacherQuestions, askTeacher, guard }: TeacherParts,
): void {
  serveEndpoint(
    server,
    authenticate,
    endpoints.askTeacher,
    async ({ learnerId, params, body, request }) => {
      const counted = [
        { limit: 'teacher-of-learner', key: learnerId },
        ofAddress('teacher-of-address', request),
        { limit: 'teacher-of-all', key: 'all' },
      ] as const;
      const asked = await guard.doing(counted, () =>
        askTeacher.execute({
          id: body.id,
          learnerId,
          questionId: params.id,
          text: body.text,
          answerId: body.answer_id,
          language: body.language,
        }),
      );
      if (asked.ok) return ok(wirePieces(asked.value));
      return asked.error.kind === 'too-many-requests'
        ? fail({ ...asked.error, kind: 'teacher-day-limit' })
        : fail(asked.error);
    },
    { isCostly: true },
  );

  serveEndpoint(server, authenticate, endpoints.teacherQuestions, async ({ learnerId, params }) => {
    const found = await askedQuestions.one(learnerId, params.id);
    if (!found) return fail({ kind: 'not-found' });
    const { question, lessonId } = found;
    const [asked, count] = await Promise.all([
      teacherQuestions.ofQuestion(learnerId, params.id),
      teacherQuestions.count(learnerId, params.id),
    ]);
    const about = [...question.tags.map((tag) => tag.replaceAll('-', ' ')), question.note.ja];
    return ok({
      question: wireQuestion(question, lessonId === OWN_QUESTIONS),
      lesson_id: lessonId,
      topics: handbook.search(about.join('\n'), MOST_TOPICS).map(({ topic }) => topic.title),
      questions: asked.filter(isAnswered).map(wireTeacherAnswer),
      left: Math.max(0, MOST_TEACHER_QUESTIONS - count),
    });
  });
}

async function* wirePieces(
  pieces: AsyncIterable<AskedPiece>,
): AsyncIterable<v.InferOutput<typeof TeacherPiece>> {
  for await (const piece of pieces) {
    yield piece.kind === 'whole'
      ? { ...piece, question: wireTeacherAnswer(piece.question) }
      : piece;
  }
}
