import type * as v from 'valibot';
import type {
  Bookmark,
  BookmarkedAnswer,
  BookmarkedQuestion,
} from '../../core/bookmarks/bookmark.ts';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { BookmarksApi } from '../../core/ports/bookmarks-api.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import * as wire from '../../protocol/bookmarks.ts';
import { asQuestion } from './as-question.ts';
import { asTeacherAnswer } from './as-teacher-answer.ts';
import { everyPage } from './every-page.ts';
import type { HttpClient } from './http-client.ts';

export class HttpBookmarksApi implements BookmarksApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async all(): Promise<Result<readonly Bookmark[], ApiError>> {
    const [own, ofTeacher] = await Promise.all([
      everyPage((query) => this.#http.call(wire.bookmarks, { query })),
      everyPage((query) => this.#http.call(wire.teacherBookmarks, { query })),
    ]);
    if (!own.ok) return own;
    if (!ofTeacher.ok) return ofTeacher;
    const all = [
      ...own.value.flatMap((page) => page.bookmarks.map(asBookmark)),
      ...ofTeacher.value.flatMap((page) => page.bookmarks.map(asTeacherBookmark)),
    ];
    return ok(all.sort((a, b) => b.changedAt - a.changedAt));
  }

  async questions(): Promise<Result<readonly BookmarkedQuestion[], ApiError>> {
    const reply = await everyPage((query) => this.#http.call(wire.bookmarkedQuestions, { query }));
    if (!reply.ok) return reply;
    return ok(
      reply.value.flatMap(({ questions }) =>
        questions.map(({ question, ...place }) => ({
          question: asQuestion(question),
          ...asPlace(place),
        })),
      ),
    );
  }

  async answers(): Promise<Result<readonly BookmarkedAnswer[], ApiError>> {
    const reply = await everyPage((query) => this.#http.call(wire.bookmarkedAnswers, { query }));
    if (!reply.ok) return reply;
    return ok(
      reply.value.flatMap(({ answers }) =>
        answers.map(({ answer, question, ...place }) => ({
          answer: asTeacherAnswer(answer),
          question: asQuestion(question),
          ...asPlace(place),
        })),
      ),
    );
  }

  async set(bookmark: Bookmark): Promise<Result<Bookmark, ApiError | NotFound>> {
    const { kind, id, questionId = '' } = bookmark;
    const change = { on: bookmark.isOn, changed_at: new Date(bookmark.changedAt).toISOString() };
    if (kind === 'teacher-answer') {
      const body = { id, question_id: questionId, ...change };
      const reply = await this.#http.call(wire.setTeacherBookmark, { body });
      return reply.ok ? ok(asTeacherBookmark(reply.value)) : reply;
    }
    const reply = await this.#http.call(wire.setBookmark, { body: { kind, id, ...change } });
    return reply.ok ? ok(asBookmark(reply.value)) : reply;
  }
}

type Placed = Omit<v.InferOutput<typeof wire.BookmarkedQuestion>, 'question'>;

const asPlace = ({ lesson_id, lesson_title, book_id }: Placed) => ({
  lessonId: lesson_id,
  lessonTitle: lesson_title,
  bookId: book_id,
});

const asBookmark = (told: v.InferOutput<typeof wire.Bookmark>): Bookmark => ({
  kind: told.kind,
  id: told.id,
  questionId: undefined,
  isOn: told.on,
  changedAt: Date.parse(told.changed_at),
});

const asTeacherBookmark = (told: v.InferOutput<typeof wire.TeacherBookmark>): Bookmark => ({
  kind: 'teacher-answer',
  id: told.id,
  questionId: told.question_id,
  isOn: told.on,
  changedAt: Date.parse(told.changed_at),
});
