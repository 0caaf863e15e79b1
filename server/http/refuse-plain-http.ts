import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../loopback.ts';
import { refuse } from './refuse.ts';

/** What a proxy on the way adds; a check of this machine's own has none of it. */
const OF_PROXIES = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip'];
const HEALTH = '/api/v1/system_info';

/** Refuses what did not come over TLS, as far as a trusted proxy says; this machine may ask whether Oz is up. */
export function refusePlainHttp(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, next) => {
    if (request.protocol === 'https' || isOwnCheck(request)) return next();
    void refuse(request, reply, 'tls-needed');
  });
}

const isOwnCheck = ({ raw, method, url }: FastifyRequest): boolean =>
  method === 'GET' &&
  url === HEALTH &&
  isLoopback((raw.socket.remoteAddress ?? '').replace('::ffff:', '')) &&
  !OF_PROXIES.some((name) => name in raw.headers);
