import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type {
  BookLayout,
  LibraryApi,
  QuestionWordings,
  StudyStatus,
} from '../../core/ports/library-api.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { Book, Lesson } from '../../core/verbal-composition/lesson.ts';
import { studyStatus } from '../../protocol/home.ts';
import * as wire from '../../protocol/library.ts';
import { asBook } from './as-book.ts';
import { asQuestion } from './as-question.ts';
import { asRecordSummary } from './as-record.ts';
import { asHabit, asHomeSpeech } from './as-home.ts';
import { asLessonSummary } from './as-lesson-summary.ts';
import type { HttpClient } from './http-client.ts';

export class HttpLibraryApi implements LibraryApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async books(): Promise<Result<readonly Book[], ApiError>> {
    const reply = await this.#http.call(wire.books, {});
    return reply.ok ? ok(reply.value.books.map(asBook)) : reply;
  }

  async book(id: string): Promise<Result<BookLayout, ApiError | NotFound>> {
    const reply = await this.#http.call(wire.bookLayout, { params: { id } });
    if (!reply.ok) return reply;
    return ok({
      book: asBook(reply.value.book),
      lessons: reply.value.lessons.map(asLessonSummary),
    });
  }

  async lesson(id: string): Promise<Result<Lesson, ApiError | NotFound>> {
    const reply = await this.#http.call(wire.lesson, { params: { id } });
    if (!reply.ok) return reply;
    const { book_id, questions, title } = reply.value;
    return ok({ id: reply.value.id, bookId: book_id, title, questions: questions.map(asQuestion) });
  }

  async wordings(
    lessonId: string,
  ): Promise<Result<readonly QuestionWordings[], ApiError | NotFound>> {
    const reply = await this.#http.call(wire.lessonWordings, { params: { id: lessonId } });
    return reply.ok ? ok(reply.value.questions) : reply;
  }

  async studyStatus(): Promise<Result<StudyStatus, ApiError>> {
    const reply = await this.#http.call(studyStatus, {});
    if (!reply.ok) return reply;
    const { continue_lesson, goal, habit, practised_today, review, speech, records } = reply.value;
    return ok({
      continueLesson: continue_lesson ? asLessonSummary(continue_lesson) : undefined,
      goal: goal ?? undefined,
      habit: asHabit(habit),
      hasPractisedToday: practised_today,
      review: { dueCount: review.due_count, doneCount: review.done_count },
      speech: asHomeSpeech(speech),
      records: records.map(asRecordSummary),
    });
  }
}
