import type { FastifyInstance } from 'fastify';
import { fail, ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { wireBook, wireLessonSummary, wireQuestion } from '../http/wire.ts';
import type { LibraryParts } from './library-routes.ts';

/** What lessons are found by. */
export function catalogueRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { library, records, shelves }: LibraryParts,
): void {
  const layouts = async (learnerId: string) => {
    const { books, lessons } = await shelves.of(learnerId);
    return books.map((book) => {
      const own = lessons.get(book.id) ?? [];
      return { book: wireBook(book, own), lessons: own.map(wireLessonSummary) };
    });
  };

  serveEndpoint(server, authenticate, endpoints.layouts, async ({ learnerId }) =>
    ok({ layouts: await layouts(learnerId) }),
  );

  serveEndpoint(server, authenticate, endpoints.bookLayout2, async ({ learnerId, params }) => {
    const layout = (await layouts(learnerId)).find(({ book }) => book.id === params.id);
    return layout ? ok(layout) : fail({ kind: 'not-found' });
  });

  serveEndpoint(server, authenticate, endpoints.taggedBooks, async ({ learnerId, query }) => {
    const books = (await layouts(learnerId)).map(({ book }) => book);
    const { tag } = query;
    return ok({ books: books.filter(({ tags }) => tag === undefined || tags.includes(tag)) });
  });

  serveEndpoint(server, authenticate, endpoints.bookTags, async () => {
    const tags = (await library.outlines()).flatMap((book) => book.tags);
    const counts = Map.groupBy(tags, (tag) => tag);
    return ok({ tags: [...counts].map(([tag, all]) => ({ tag, book_count: all.length })) });
  });

  serveEndpoint(server, authenticate, endpoints.questionList, async ({ learnerId, params }) => {
    const stored = await library.lesson(params.id);
    if (!stored) return fail({ kind: 'not-found' });
    const { id, title, questions } = stored.lesson;
    const [{ lessons }, outcomes] = await Promise.all([
      shelves.of(learnerId),
      records.lastOutcomes(
        learnerId,
        questions.map((question) => question.id),
      ),
    ]);
    const own = lessons.get(stored.bookId)?.find(({ lesson }) => lesson.id === id);
    return ok({
      id,
      book_id: stored.bookId,
      title,
      unlocked: own?.unlocked ?? false,
      questions: questions.map((question) => ({
        ...wireQuestion(question),
        last_outcome: outcomes.get(question.id) ?? null,
      })),
    });
  });
}
