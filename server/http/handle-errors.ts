import type { FastifyInstance } from 'fastify';
import { isLearnerGone } from '../database/database-error.ts';
import { isDiskFull } from '../storage/disk-full.ts';
import { refuse } from './refuse.ts';

/** One place where an unforeseen error becomes an answer: never a stack, never a sentence of a library. */
export function handleErrors(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status === 413) return refuse(request, reply, 'too-large');
    if (status === 429) return refuse(request, reply, 'too-many-requests');
    if (status >= 400 && status < 500) return refuse(request, reply, 'bad-request');
    if (isLearnerGone(error)) return refuse(request, reply, 'signed-out');
    const isFull = isDiskFull(error);
    const facts = { err: error, url: request.routeOptions.url };
    request.log.error(facts, isFull ? 'the disk is full' : 'unexpected');
    return refuse(request, reply, isFull ? 'server-full' : 'unexpected');
  });
}
