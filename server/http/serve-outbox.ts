import type { FastifyInstance, FastifyRequest } from 'fastify';
import { outboxPage } from '../mail/outbox-page.ts';
import type { OutboxMailer } from '../mail/outbox-mailer.ts';
import { refuse } from './serve-endpoint.ts';

/**
 * Shows the mails of a server without a mail server, at `/outbox` and as data at `/outbox.json`: to the same
 * machine only, for whoever reads them can get into any account.
 */
export function serveOutbox(server: FastifyInstance, outbox: OutboxMailer): void {
  server.get('/outbox', async (request, reply) => {
    if (!isSameMachine(request)) return refuse(request, reply, 'not-found');
    const page = outboxPage(await outbox.mails());
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });
  server.get('/outbox.json', async (request, reply) => {
    if (!isSameMachine(request)) return refuse(request, reply, 'not-found');
    return reply.header('cache-control', 'no-store').send({ mails: await outbox.mails() });
  });
}

/** A proxy on this machine speaks for others, and so does a name that somebody else's DNS leads here. */
function isSameMachine({ headers, hostname, socket }: FastifyRequest): boolean {
  const isLocal = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers;
  const isNamedSo = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(hostname);
  return isLocal && !isForwarded && isNamedSo;
}
