import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OutboxMailer } from '../mail/outbox-mailer.ts';
import { outboxPage } from '../mail/outbox-page.ts';
import { refuse } from './refuse.ts';

const COOKIE = 'oz_outbox';

/**
 * Shows the mails of a server without a mail server, at `/outbox` and as data at `/outbox.json`: to the same machine only, and
 * there only to a reader who has the link that was printed at the start, because these mails open any account.
 */
export function serveOutbox(server: FastifyInstance, outbox: OutboxMailer): void {
  const isOpen = (request: FastifyRequest) =>
    isSameMachine(request) && outbox.key.opensWith(cookieOf(request));
  const closed = (request: FastifyRequest, reply: FastifyReply) =>
    refuse(request, reply.header('cache-control', 'no-store'), 'not-found');

  server.get<{ Querystring: { key?: unknown } }>('/outbox', async (request, reply) => {
    const { key } = request.query;
    if (typeof key === 'string' && isSameMachine(request)) {
      const pass = outbox.key.exchange(key);
      if (pass === undefined) return closed(request, reply);
      return reply
        .header('cache-control', 'no-store')
        .header('set-cookie', `${COOKIE}=${pass}; Path=/; HttpOnly; SameSite=Strict`)
        .redirect('/outbox', 303);
    }
    if (!isOpen(request)) return closed(request, reply);
    const page = outboxPage(await outbox.mails());
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });
  server.get('/outbox.json', async (request, reply) => {
    if (!isOpen(request)) return closed(request, reply);
    return reply.header('cache-control', 'no-store').send({ mails: await outbox.mails() });
  });
}

const cookieOf = ({ headers }: FastifyRequest): string =>
  new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1] ?? '';

/** A proxy on this machine speaks for others, and so does a name that a stranger's DNS leads here. */
function isSameMachine({ headers, hostname, socket }: FastifyRequest): boolean {
  const isLocal = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers;
  const isNamedSo = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(hostname);
  return isLocal && !isForwarded && isNamedSo;
}
