import { hash } from 'node:crypto';
import type { onSendHookHandler } from 'fastify';
import type { Endpoint } from '../../protocol/endpoint.ts';

/** Kept by no browser, and by nothing between. */
export const NOWHERE = 'no-store';

/** Only reads that are the same for all may be kept, by the device that asked alone, which asks about them each time. */
export const cachingOf = ({ method, auth, isContent }: Endpoint): string =>
  method === 'GET' && (auth !== 'bearer' || isContent === true) ? 'private, no-cache' : NOWHERE;

/** Names an answer by what it says. */
const etagOf = (payload: string): string => `W/"${hash('sha1', payload, 'base64url')}"`;

/** A caller who has the same answer already is told no more than that. */
export const answerUnchanged: onSendHookHandler = (request, reply, payload, done) => {
  if (reply.statusCode !== 200) return done(null, payload);
  const etag = etagOf(String(payload));
  reply.header('etag', etag);
  const known = request.headers['if-none-match'];
  if (known === undefined || !known.split(/, */).includes(etag)) return done(null, payload);
  reply.code(304).removeHeader('content-type');
  return done(null, null);
};
