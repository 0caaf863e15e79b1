import type { FastifyInstance } from 'fastify';
import { fail, ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { wireBook, wireLessonSummary, wireQuestion, wireRecordSummary } from '../http/wire.ts';
import type { ReadHome } from '../home/read-home.ts';
import type { Library } from '../library/library.ts';
import type { Records } from '../records/records.ts';
import { lessonsADay } from '../start/pace.ts';
import type { Shelves } from '../start/shelves.ts';

const LATEST_RECORDS = 20;

export interface LibraryParts {
  readonly library: Library;
  readonly records: Records;
  readonly shelves: Shelves;
  readonly readHome: ReadHome;
}

export function libraryRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { library, records, shelves, readHome }: LibraryParts,
): void {
  const versionOf = ({ learnerId }: { readonly learnerId: string }) =>
    library.versionFor(learnerId);

  serveEndpoint(
    server,
    authenticate,
    endpoints.books,
    async ({ learnerId }) => {
      const { books, lessons } = await shelves.of(learnerId);
      return ok({ books: books.map((book) => wireBook(book, lessons.get(book.id) ?? [])) });
    },
    { versionOf },
  );

  serveEndpoint(server, authenticate, endpoints.bookLayout, async ({ learnerId, params }) => {
    const { books, lessons } = await shelves.of(learnerId);
    const book = books.find(({ id }) => id === params.id);
    if (!book) return fail({ kind: 'not-found' });
    const own = lessons.get(book.id) ?? [];
    return ok({ book: wireBook(book, own), lessons: own.map(wireLessonSummary) });
  });

  serveEndpoint(server, authenticate, endpoints.lesson, async ({ params }) => {
    const stored = await library.lesson(params.id);
    if (!stored) return fail({ kind: 'not-found' });
    const { id, title, questions } = stored.lesson;
    return ok({
      id,
      book_id: stored.bookId,
      title,
      questions: questions.map((question) => wireQuestion(question)),
    });
  });

  serveEndpoint(server, authenticate, endpoints.lessonWordings, async ({ params }) => {
    const stored = await library.lesson(params.id);
    if (!stored) return fail({ kind: 'not-found' });
    const questions = stored.lesson.questions.map(({ id, wordings, wrong }) => ({
      id,
      wordings: [...wordings],
      wrong: [...wrong],
    }));
    return ok({ questions });
  });

  serveEndpoint(
    server,
    authenticate,
    endpoints.studyStatus,
    async ({ learnerId }) => {
      const shelved = shelves.of(learnerId);
      const [{ lessons, next, start }, latest, habit, review, speech] = await Promise.all([
        shelved,
        records.latest(learnerId, { limit: LATEST_RECORDS }),
        shelved.then(({ start: { goalMinutes } }) => readHome.habit(learnerId, goalMinutes)),
        readHome.review(learnerId),
        readHome.speech(learnerId),
      ]);
      const all = [...lessons.values()].flat();
      const byLesson = new Map(all.map((one) => [one.lesson.id, one]));
      return ok({
        continue_lesson: next ? wireLessonSummary(next) : null,
        goal:
          start.since === undefined || !next
            ? null
            : {
                minutes: start.goalMinutes,
                lessons: lessonsADay(start.goalMinutes, next.lesson.minutes),
              },
        habit,
        practised_today: readHome.practisedToday(all),
        review,
        speech,
        records: latest.map((record) =>
          wireRecordSummary(record, record.summary, byLesson.get(record.lessonId)),
        ),
      });
    },
    { versionOf: async (call) => `${await versionOf(call)} ${readHome.today()}` },
  );
}
