import type { FastifyInstance } from 'fastify';
import { ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import type { ContentSync } from '../content/import/content-sync.ts';
import { refuse } from '../http/refuse.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';

export interface ContentParts {
  readonly contentSync: ContentSync;
}

/** A hundred books as long as ours. */
const LARGEST_BOOKS_BYTES = 16 * 1024 * 1024;

/** Content from outside, brought by the operator of this Oz. */
export function contentRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { contentSync }: ContentParts,
): void {
  serveEndpoint(
    server,
    authenticate,
    endpoints.syncContent,
    async ({ body }) => {
      const { books, problems } = await contentSync.sync(body.books);
      return ok({
        taken: books.map(({ id, lessons }) => ({
          id,
          lesson_count: lessons.length,
          question_count: lessons.flatMap(({ questions }) => questions).length,
        })),
        not_taken: problems.map(({ place, kind, detail }) => ({ place, reason: kind, detail })),
      });
    },
    {
      bodyLimit: LARGEST_BOOKS_BYTES,
      // Refuses a stranger before so large a body is read.
      onRequest: async (request, reply) => {
        if (!contentSync.isOn) return refuse(request, reply, 'not-found');
        if (!contentSync.isOperator(request.headers.authorization))
          return refuse(request, reply, 'signed-out');
        return undefined;
      },
    },
  );
}
