import type { FastifyInstance, FastifyRequest } from 'fastify';

const bodies = new WeakMap<FastifyRequest['raw'], string>();

/** Keeps the text of JSON bodies as it came; for a room of its own. */
export function keepRawBodies(server: FastifyInstance): void {
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    bodies.set(request.raw, String(body));
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      // No schema takes nothing for an object.
      done(null, undefined);
    }
  });
}

export const rawBodyOf = (request: FastifyRequest): string => bodies.get(request.raw) ?? '';
