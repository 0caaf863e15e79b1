import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { WebSettings } from '../outside-settings.ts';
import { refuse } from './refuse.ts';

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
  const refuseElsewhere: onRequestHookHandler = (request, reply, next) => {
    const { origin } = request.headers;
    if (origin !== undefined && allowed.includes(origin)) return next();
    if (isFromElsewhere(request, own)) return void refuse(request, reply, 'cross-site');
    next();
  };
  // Asked of every request it would cost a tenth of what the server can answer.
  server.addHook('onRoute', (route) => {
    if (!READING.includes(String(route.method)))
      route.onRequest = [refuseElsewhere, ...[route.onRequest ?? []].flat()];
  });
  if (allowed.length === 0) return;
  server.addHook('onRequest', (request, reply, next) => {
    if (!request.url.startsWith('/api/')) return next();
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowed.includes(origin)) return next();
    allow(reply, origin);
    if (request.method === 'OPTIONS') return void reply.code(204).send();
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
