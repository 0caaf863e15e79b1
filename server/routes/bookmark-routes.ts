import type { FastifyInstance } from 'fastify';
import { changeTime } from '../../core/domain/bookmark/later-change.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import {
  placeOfBookmark,
  type BookmarkKind,
  type Bookmarks,
  type StoredBookmark,
} from '../bookmarks/bookmarks.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { placeOf, wirePlace } from '../http/wire-place.ts';
import { wireTeacherAnswer } from '../http/wire-teacher-answer.ts';
import { wireQuestion } from '../http/wire.ts';
import type { Library } from '../library/library.ts';
import { pageOf } from '../page.ts';
import { isAnswered } from '../teacher/ask-teacher.ts';
import type { TeacherQuestions } from '../teacher/teacher-questions.ts';

/** None of these pages is larger than some 50 kB: an answer of the teacher has up to 4,000 characters. */
const BOOKMARKS_AT_A_TIME = 200;
const QUESTIONS_AT_A_TIME = 30;
const ANSWERS_AT_A_TIME = 5;

export interface BookmarkParts {
  readonly library: Library;
  readonly bookmarks: Bookmarks;
  readonly teacherQuestions: TeacherQuestions;
  readonly now: () => Date;
}

export function bookmarkRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { library, bookmarks, teacherQuestions, now }: BookmarkParts,
): void {
  const timeOf = (changedAt: string): Date =>
    new Date(changeTime(Date.parse(changedAt), now().getTime()));

  const page = async (
    {
      learnerId,
      query,
    }: { readonly learnerId: string; readonly query: { readonly after?: string | undefined } },
    kinds: readonly BookmarkKind[],
    limit: number,
  ) => {
    const after = placeOf(query.after);
    const found = await bookmarks.on(learnerId, kinds, { limit: limit + 1, after });
    const { items, next } = pageOf(found, limit, placeOfBookmark);
    return { on: items, next: next ? wirePlace(next) : null };
  };

  serveEndpoint(server, authenticate, endpoints.bookmarks, async (call) => {
    const { on, next } = await page(call, ['question', 'lesson'], BOOKMARKS_AT_A_TIME);
    return ok({ bookmarks: on.map(wireBookmark), next });
  });

  serveEndpoint(server, authenticate, endpoints.setBookmark, async ({ learnerId, body }) => {
    const isThere =
      body.kind === 'lesson' ? await library.lesson(body.id) : await library.question(body.id);
    if (!isThere) return fail({ kind: 'not-found' });
    const standing = await bookmarks.set({
      learnerId,
      kind: body.kind,
      targetId: body.id,
      questionId: undefined,
      isOn: body.on,
      changedAt: timeOf(body.changed_at),
    });
    return ok(wireBookmark(standing));
  });

  serveEndpoint(server, authenticate, endpoints.bookmarkedQuestions, async (call) => {
    const { on, next } = await page(call, ['question'], QUESTIONS_AT_A_TIME);
    const placed = await placedQuestions(
      library,
      on.map(({ targetId }) => targetId),
    );
    return ok({ questions: on.flatMap(({ targetId }) => placed.get(targetId) ?? []), next });
  });

  serveEndpoint(server, authenticate, endpoints.teacherBookmarks, async (call) => {
    const { on, next } = await page(call, ['teacher-answer'], BOOKMARKS_AT_A_TIME);
    return ok({ bookmarks: on.map(wireTeacherBookmark), next });
  });

  serveEndpoint(server, authenticate, endpoints.bookmarkedAnswers, async (call) => {
    const { learnerId } = call;
    const { on, next } = await page(call, ['teacher-answer'], ANSWERS_AT_A_TIME);
    const ids = on.map(({ targetId }) => targetId);
    const answers = (await teacherQuestions.ofIds(learnerId, ids)).filter(isAnswered);
    const placed = await placedQuestions(
      library,
      answers.map(({ questionId }) => questionId),
    );
    return ok({
      answers: answers.flatMap((answer) => {
        const question = placed.get(answer.questionId);
        return question ? [{ answer: wireTeacherAnswer(answer), ...question }] : [];
      }),
      next,
    });
  });

  serveEndpoint(server, authenticate, endpoints.setTeacherBookmark, async ({ learnerId, body }) => {
    if (!(await library.question(body.question_id))) return fail({ kind: 'not-found' });
    const standing = await bookmarks.set({
      learnerId,
      kind: 'teacher-answer',
      targetId: body.id,
      questionId: body.question_id,
      isOn: body.on,
      changedAt: timeOf(body.changed_at),
    });
    return ok(wireTeacherBookmark(standing));
  });
}

/** By id, with where they are. A question that was taken out of its book is left out, and comes back with it. */
async function placedQuestions(library: Library, ids: readonly string[]) {
  const [questions, books] = await Promise.all([library.questions(ids), library.outlines()]);
  const places = new Map(
    books.flatMap((book) =>
      book.lessons.map(({ id, title }) => [
        id,
        { lesson_id: id, lesson_title: title, book_id: book.id },
      ]),
    ),
  );
  return new Map(
    questions.flatMap(({ question, lessonId }) => {
      const place = places.get(lessonId);
      return place ? [[question.id, { question: wireQuestion(question), ...place }] as const] : [];
    }),
  );
}

const wireChange = ({ targetId, isOn, changedAt }: StoredBookmark) => ({
  id: targetId,
  on: isOn,
  changed_at: changedAt.toISOString(),
});

const wireBookmark = (bookmark: StoredBookmark) => ({
  kind: bookmark.kind === 'lesson' ? ('lesson' as const) : ('question' as const),
  ...wireChange(bookmark),
});

const wireTeacherBookmark = (bookmark: StoredBookmark) => ({
  question_id: bookmark.questionId ?? '-',
  ...wireChange(bookmark),
});
