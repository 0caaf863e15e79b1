import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface FileReply {
  /** As a download is called. */
  readonly name: string;
  readonly pieces: AsyncIterable<Uint8Array>;
}

export interface Bytes {
  readonly bytes: Uint8Array;
  readonly etag: string;
}

type Send<T> = (reply: FastifyReply, value: T, request: FastifyRequest) => FastifyReply;

const sendBytes: Send<Bytes> = (reply, { bytes, etag }, request) => {
  reply.header('etag', etag).header('content-disposition', 'attachment; filename="oz-sound"');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/octet-stream').send(Buffer.from(bytes));
};

/** Made for her at this moment, of all that is hers: no cache on the way may keep it. */
const sendFile: Send<FileReply> = (reply, { name, pieces }) =>
  reply
    .type('application/octet-stream')
    .header('cache-control', 'no-store, no-transform')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(pieces, { objectMode: false }));

/** Each piece on a line of its own, as it comes; no proxy between may delay or store them. */
const sendPieces: Send<AsyncIterable<unknown>> = (reply, pieces) =>
  reply
    .type('application/x-ndjson; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(asLines(pieces)));

async function* asLines(pieces: AsyncIterable<unknown>): AsyncIterable<string> {
  for await (const piece of pieces) yield `${JSON.stringify(piece)}\n`;
}

/** How what is no JSON is sent, by what an endpoint calls its reply. */
export const SEND = {
  nothing: (reply: FastifyReply) => reply.code(204).send(),
  bytes: sendBytes,
  file: sendFile,
  stream: sendPieces,
};
