import { hash } from 'node:crypto';
import type { onSendHookHandler } from 'fastify';
import type { Endpoint } from '../../protocol/endpoint.ts';

/** Kept by no browser, and by nothing between. */
export const NOWHERE = 'no-store';

/**
 * Only reads that name no learner may be kept, by her own device alone, which asks about them each time. Tokens are given by nothing but
 * writes, whose answers may be stored nowhere.
 */
export const cachingOf = ({ method, isStoredNowhere }: Endpoint): string =>
  method === 'GET' && isStoredNowhere !== true ? 'private, no-cache' : NOWHERE;

/** Names an answer by what it says. */
export const etagOf = (payload: string | Uint8Array): string =>
  `W/"${hash('sha1', payload, 'base64url')}"`;

/** A caller who has the same answer already is told no more than that. */
export const answerUnchanged: onSendHookHandler = (request, reply, payload, done) => {
  if (reply.statusCode !== 200) return done(null, payload);
  const named = reply.getHeader('etag');
  const etag = typeof payload === 'string' && named === undefined ? etagOf(payload) : String(named);
  reply.header('etag', etag);
  const known = request.headers['if-none-match'];
  if (known === undefined || !known.split(/, */).includes(etag)) return done(null, payload);
  reply.code(304).removeHeader('content-type');
  return done(null, null);
};
