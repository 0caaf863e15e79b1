import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';

/** Where an app is served, any path that could be a page of it is; everything else is not found. */
export function answerUnknownPaths(server: FastifyInstance, hasApp: boolean): void {
  server.setNotFoundHandler((request, reply) =>
    hasApp && isPage(request) ? reply.sendFile('index.html') : refuse(request, reply, 'not-found'),
  );
}

function isPage({ method, url }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  const isFile = /\.\w+$/.test(path);
  return (method === 'GET' || method === 'HEAD') && !path.startsWith('/api/') && !isFile;
}
