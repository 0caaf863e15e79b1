import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSettings } from '../outside-settings.ts';
import { refuse } from './serve-endpoint.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses what another site makes a browser change here, and lets the allowed origins call from theirs.
 * Who sends neither header is no browser, and has no cookies or network of a learner to misuse.
 */
export function refuseCrossSite(
  server: FastifyInstance,
  { publicUrl, allowedOrigins: allowed }: WebSettings,
): void {
  const own = publicUrl === undefined ? [] : [new URL(publicUrl).origin];
  server.addHook('onRequest', (request, reply, next) => {
    const isReading = READING.includes(request.method);
    // What nearly every request is, and nothing need be asked about.
    if (isReading && allowed.length === 0) return next();
    if (!request.url.startsWith('/api/')) return next();
    const { origin } = request.headers;
    const isAllowed = origin !== undefined && allowed.includes(origin);
    if (allowed.length > 0) reply.header('vary', 'origin');
    if (isAllowed) {
      allow(reply, origin);
      if (request.method === 'OPTIONS') return void reply.code(204).send();
    }
    if (!isReading && !isAllowed && isFromElsewhere(request, own)) {
      return void refuse(request, reply, 'cross-site');
    }
    next();
  });
}

function isFromElsewhere({ headers, host }: FastifyRequest, own: readonly string[]): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  // Only a browser can say so, and no page can make it lie.
  if (site === 'same-origin') return false;
  if (origin === undefined) return site === 'cross-site';
  return !own.includes(origin) && URL.parse(origin)?.host !== host;
}

function allow(reply: FastifyReply, origin: string): void {
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': 'authorization, content-type, accept-language, if-none-match',
    'access-control-expose-headers': 'etag, retry-after',
    'access-control-max-age': '7200',
  });
}
