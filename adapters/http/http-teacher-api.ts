import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type {
  AnsweredByTeacher,
  AskTeacherError,
  TeacherApi,
  TeacherListener,
  TeacherQuestion,
} from '../../core/ports/teacher-api.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { TeacherTalk } from '../../core/teacher/teacher-talk.ts';
import * as wire from '../../protocol/teacher.ts';
import { asQuestion } from './as-question.ts';
import { asTeacherAnswer } from './as-teacher-answer.ts';
import type { HttpClient } from './http-client.ts';
import { piecesOf } from './pieces-of.ts';

export class HttpTeacherApi implements TeacherApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async talk(questionId: string): Promise<Result<TeacherTalk, ApiError | NotFound>> {
    const reply = await this.#http.call(wire.teacherQuestions, { params: { id: questionId } });
    if (!reply.ok) return reply;
    const { question, lesson_id, topics, questions, left } = reply.value;
    return ok({
      question: asQuestion(question),
      lessonId: lesson_id,
      topics,
      answers: questions.map(asTeacherAnswer),
      left,
    });
  }

  async ask(
    { id, questionId, text, answerId, language }: TeacherQuestion,
    listener: TeacherListener,
  ): Promise<Result<AnsweredByTeacher, AskTeacherError>> {
    const leaving = new AbortController();
    listener.mayLeave(() => leaving.abort());
    const body = { id, text, language, ...(answerId !== undefined && { answer_id: answerId }) };
    const reply = await this.#http.call(
      wire.askTeacher,
      { params: { id: questionId }, body },
      { signal: leaving.signal, headers: { accept: 'application/x-ndjson' } },
    );
    if (!reply.ok) return reply;
    for await (const piece of piecesOf(wire.askTeacher, reply.value)) {
      if (!piece.ok || leaving.signal.aborted) return fail({ kind: 'offline' });
      if (piece.value.kind === 'whole') {
        return ok({ answer: asTeacherAnswer(piece.value.question), left: piece.value.left });
      }
      listener.hears(piece.value);
    }
    // It was cut off before it was whole; asked again by its id, it is there.
    return fail({ kind: 'offline' });
  }
}
