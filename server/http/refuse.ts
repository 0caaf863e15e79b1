import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFUSALS, type RefusalCode } from '../../protocol/refusal.ts';
import { messageLanguage, messageOf } from './refusal-message.ts';
import type { NoSlot } from './upload-slots.ts';

/** In which a queue has moved on. */
const SOON_SECONDS = 5;

/** `retryAfterSeconds` are whole. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  code: RefusalCode,
  retryAfterSeconds?: number,
): FastifyReply {
  const message = messageOf(code, messageLanguage(request.headers['accept-language']));
  const status = REFUSALS[code];
  request.server.refusalCounts?.add(code);
  // Who is told that we can't now is told when to come back.
  const seconds = retryAfterSeconds ?? (status === 503 ? SOON_SECONDS : undefined);
  if (seconds !== undefined) reply.header('retry-after', seconds);
  // What was not read of a body that is too large never will be.
  if (status === 413) reply.header('connection', 'close');
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify({ code, message }));
}

export function refuseUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  why: NoSlot,
): FastifyReply {
  reply.header('connection', 'close');
  const code = why === 'of-learner' ? 'too-many-requests' : 'speech-engine-busy';
  return refuse(request, reply, code, SOON_SECONDS);
}
