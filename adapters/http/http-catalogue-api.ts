import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type {
  CatalogueApi,
  QuestionList,
  RecordPage,
  RecordWish,
} from '../../core/ports/catalogue-api.ts';
import type { BookLayout } from '../../core/ports/library-api.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { layouts, questionList } from '../../protocol/catalogue.ts';
import { asBook } from './as-book.ts';
import { recordList } from '../../protocol/records.ts';
import { asRecordSummary } from './as-record.ts';
import { asQuestion } from './as-question.ts';
import { asLessonSummary } from './as-lesson-summary.ts';
import type { HttpClient } from './http-client.ts';

export class HttpCatalogueApi implements CatalogueApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async layouts(): Promise<Result<readonly BookLayout[], ApiError>> {
    const reply = await this.#http.call(layouts, {});
    if (!reply.ok) return reply;
    return ok(
      reply.value.layouts.map(({ book, lessons }) => ({
        book: asBook(book),
        lessons: lessons.map(asLessonSummary),
      })),
    );
  }

  async records(wish: RecordWish): Promise<Result<RecordPage, ApiError>> {
    const reply = await this.#http.call(recordList, { query: { ...wish } });
    if (!reply.ok) return reply;
    const { records, next, months } = reply.value;
    return ok({ records: records.map(asRecordSummary), next: next ?? undefined, months });
  }

  async questionList(lessonId: string): Promise<Result<QuestionList, ApiError | NotFound>> {
    const reply = await this.#http.call(questionList, { params: { id: lessonId } });
    if (!reply.ok) return reply;
    const { id, book_id, title, unlocked, questions } = reply.value;
    return ok({
      id,
      bookId: book_id,
      title,
      unlocked,
      questions: questions.map(({ last_outcome, ...question }) => ({
        ...asQuestion(question),
        lastOutcome: last_outcome ?? undefined,
      })),
    });
  }
}
