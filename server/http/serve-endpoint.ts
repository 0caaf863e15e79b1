import { Readable } from 'node:stream';
import { toJsonSchema } from '@valibot/to-json-schema';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteOptions,
} from 'fastify';
import * as v from 'valibot';
import type { Result } from '../../core/shared/result.ts';
import { isCovered } from '../../protocol/covered.ts';
import type { Endpoint, Piece, RefusalOf } from '../../protocol/endpoint.ts';
import { REFUSALS, type ANYWHERE, type RefusalCode } from '../../protocol/refusal.ts';
import type { Caller } from '../accounts/access-token.ts';
import { addressOf } from '../limits/address-of.ts';
import { onBehalfOf } from '../limits/on-behalf-of.ts';
import { answerUnchanged, cachingOf, NOWHERE } from './caching.ts';
import { KeptReplies, type KeptReply } from './kept-replies.ts';
import { readForm, sizeOfForm } from './read-form.ts';
import { messageLanguage, messageOf } from './refusal-message.ts';
import type { NoSlot, UploadSlots } from './upload-slots.ts';

type Parsed<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;
type Field<E, K extends string> = E extends Readonly<Record<K, infer S>> ? Parsed<S> : undefined;

/** What a handler gets: every part parsed by the endpoint's own schema. */
export interface Call<E extends Endpoint> {
  /** The learner who is signed in; empty where no learner is, and none needs to be. */
  readonly learnerId: string;
  /** Her session; empty with it. */
  readonly sessionId: string;
  readonly params: Field<E, 'params'>;
  readonly query: Field<E, 'query'>;
  readonly body: Field<E, 'body'>;
  readonly form: Field<E, 'form'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface FileReply {
  /** As a download is called. */
  readonly name: string;
  readonly pieces: AsyncIterable<Uint8Array>;
}

export interface Bytes {
  readonly bytes: Uint8Array;
  readonly etag: string;
}

type ReplyOf<E extends Endpoint> = E['reply'] extends v.GenericSchema
  ? v.InferInput<E['reply']>
  : E['reply'] extends 'bytes'
    ? Bytes
    : E['reply'] extends 'file'
      ? FileReply
      : E['reply'] extends 'stream'
        ? AsyncIterable<Piece<E>>
        : undefined;

interface RefusalBy<E extends Endpoint> {
  readonly kind: RefusalOf<E> | (typeof ANYWHERE)[number];
  /** Whole seconds after which it makes sense to ask again. */
  readonly retryAfterSeconds?: number;
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<ReplyOf<E>, RefusalBy<E>>>;

interface KnownCaller extends Caller {
  /** Whether her contract lets her in where one is needed. */
  readonly mayStudy: () => Promise<boolean>;
}

/** Finds out who is calling; undefined when it is no learner we know. */
export type Authenticate = (request: FastifyRequest) => Promise<KnownCaller | undefined>;

/** In which a queue has moved on. */
const SOON_SECONDS = 5;

const NO_CALLER: Caller = { learnerId: '', sessionId: '' };

interface ServeOptions<E extends Endpoint> extends Pick<RouteOptions, 'bodyLimit' | 'onRequest'> {
  /** Names all that a reply to this learner is made of: while it stays, the reply is sent as it was made before. */
  readonly versionOf?: (call: Call<E>) => Promise<string>;
  /** Given where engines or clouds are asked: what they do is counted for who is calling. */
  readonly isCostly?: true;
  /** Where forms are read: what they may take of the memory. */
  readonly uploads?: UploadSlots;
}

/** Registers one endpoint of the protocol: parse, call, map the refusal, name what leaves. */
export function serveEndpoint<const E extends Endpoint>(
  server: FastifyInstance,
  authenticate: Authenticate,
  endpoint: E,
  handle: Handler<E>,
  { versionOf, isCostly, uploads, ...options }: ServeOptions<E> = {},
): void {
  const { reply: replySchema } = endpoint;
  const caching = cachingOf(endpoint);
  const replies = new KeptReplies();
  server.route({
    ...options,
    ...(caching !== NOWHERE && typeof replySchema !== 'string' && { onSend: answerUnchanged }),
    method: endpoint.method,
    url: `/api/${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
    schema: responseSchema(replySchema),
    handler: async (request, reply) => {
      reply.header('cache-control', caching);
      const known = endpoint.auth === 'none' ? undefined : await authenticate(request);
      if (!known && endpoint.auth === 'bearer') return refuse(request, reply, 'signed-out');
      if (known && isCovered(endpoint) && !(await known.mayStudy()))
        return refuse(request, reply, 'no-contract');
      const caller = known ?? NO_CALLER;
      if (!endpoint.form) return answer(request, reply, caller, undefined);
      const slot = uploads?.take(caller.learnerId, sizeOfForm(request));
      if (typeof slot === 'string') return refuseUpload(request, reply, slot);
      try {
        return await answer(request, reply, caller, await readForm(request));
      } finally {
        slot?.();
      }
    },
  });

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { learnerId, sessionId }: Caller,
    form: unknown,
  ): Promise<unknown> {
    const parsed = parse(endpoint, request, form);
    if (!parsed) return refuse(request, reply, 'bad-request');

    // The schemas of `endpoint` parsed each part, which the compiler can't follow through `E`.
    const call = { ...parsed, learnerId, sessionId, request, reply } as Call<E>;
    const key = `${learnerId} ${request.url}`;
    const version = await versionOf?.(call);
    const kept = version === undefined ? undefined : replies.of(key, version);
    if (kept) return sendKept(reply, kept);
    const answered = isCostly
      ? await onBehalfOf({ learnerId, address: addressOf(request.ip) }, () => handle(call))
      : await handle(call);
    if (!answered.ok) {
      const { kind, retryAfterSeconds } = answered.error;
      if (kind === 'not-found' && learnerId !== '' && endpoint.params)
        request.server.refusalCounts?.add('not-hers');
      if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
      return refuse(request, reply, kind);
    }
    if (replySchema === 'nothing') return reply.code(204).send();
    if (replySchema === 'bytes') return sendBytes(request, reply, answered.value as Bytes);
    if (replySchema === 'file') return sendFile(reply, answered.value as FileReply);
    if (replySchema === 'stream')
      return sendPieces(reply, answered.value as AsyncIterable<unknown>);
    if (version === undefined) return answered.value;
    const text = reply.serialize(answered.value);
    if (typeof text !== 'string') throw new Error(`${endpoint.path} is not written as text`);
    return sendKept(reply, replies.keep(key, version, text));
  }
}

/** Makes the serialiser let out what the schema names, and nothing else. */
const responseSchema = (reply: Endpoint['reply']): FastifySchema =>
  typeof reply === 'string'
    ? {}
    : { response: { 200: toJsonSchema(reply, { typeMode: 'input', errorMode: 'ignore' }) } };

function refuseUpload(request: FastifyRequest, reply: FastifyReply, why: NoSlot): FastifyReply {
  reply.header('retry-after', SOON_SECONDS).header('connection', 'close');
  return refuse(request, reply, why === 'of-learner' ? 'too-many-requests' : 'speech-engine-busy');
}

export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  code: RefusalCode,
): FastifyReply {
  const message = messageOf(code, messageLanguage(request.headers['accept-language']));
  const status = REFUSALS[code];
  request.server.refusalCounts?.add(code);
  // Who is told that we can't now is told when to come back.
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', SOON_SECONDS);
  // What was not read of a body that is too large never will be.
  if (status === 413) reply.header('connection', 'close');
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify({ code, message }));
}

function parse(endpoint: Endpoint, request: FastifyRequest, form: unknown) {
  const params = read(endpoint.params, request.params);
  const query = read(endpoint.query, request.query);
  const body = read(endpoint.body, request.body);
  const whole = read(endpoint.form, form);
  if (!params || !query || !body || !whole) return undefined;
  return { params: params.output, query: query.output, body: body.output, form: whole.output };
}

/** PostgreSQL keeps no text with a NUL in it, and no half of a character. */
function isUnkeepable(input: unknown): boolean {
  // However deep it is nested: a recursion would run out of stack.
  const values = [input];
  for (const value of values) {
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) return true;
    } else if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array)) {
      for (const part of Object.values(value)) values.push(part);
    }
  }
  return false;
}

const NOTHING = { output: undefined };

/** Undefined when the input is not what the schema says; an endpoint without this part has nothing of it. */
function read(
  schema: v.GenericSchema | undefined,
  input: unknown,
): { output: unknown } | undefined {
  if (!schema) return NOTHING;
  if (isUnkeepable(input)) return undefined;
  const parsed = v.safeParse(schema, input);
  return parsed.success ? parsed : undefined;
}

function sendBytes(request: FastifyRequest, reply: FastifyReply, file: Bytes): FastifyReply {
  reply.header('etag', file.etag).header('content-disposition', 'attachment; filename="oz-sound"');
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  return reply.type('application/octet-stream').send(Buffer.from(file.bytes));
}

/** Made for her at this moment, of all that is hers: no cache on the way may keep it. */
const sendFile = (reply: FastifyReply, { name, pieces }: FileReply): FastifyReply =>
  reply
    .type('application/octet-stream')
    .header('cache-control', 'no-store, no-transform')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(pieces, { objectMode: false }));

const sendKept = (reply: FastifyReply, { bytes }: KeptReply): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(bytes);

/** Each piece on a line of its own, as it comes; no proxy between may delay or store them. */
function sendPieces(reply: FastifyReply, pieces: AsyncIterable<unknown>): FastifyReply {
  return reply
    .type('application/x-ndjson; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(asLines(pieces)));
}

async function* asLines(pieces: AsyncIterable<unknown>): AsyncIterable<string> {
  for await (const piece of pieces) yield `${JSON.stringify(piece)}\n`;
}
