import { toJsonSchema } from '@valibot/to-json-schema';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteOptions,
} from 'fastify';
import type * as v from 'valibot';
import type { Result } from '../../core/shared/result.ts';
import { isCovered } from '../../protocol/covered.ts';
import type { Endpoint, Piece, RefusalOf } from '../../protocol/endpoint.ts';
import type { ANYWHERE } from '../../protocol/refusal.ts';
import type { Caller } from '../accounts/access-token.ts';
import { addressOf } from '../limits/address-of.ts';
import { onBehalfOf } from '../limits/on-behalf-of.ts';
import { answerUnchanged, cachingOf, NOWHERE } from './caching.ts';
import { KeptReplies, type KeptReply } from './kept-replies.ts';
import { readForm, sizeOfForm } from './read-form.ts';
import { parseRequest } from './parse-request.ts';
import { refuse, refuseUpload } from './refuse.ts';
import { SEND, type Bytes, type FileReply } from './send-reply.ts';
import type { UploadSlots } from './upload-slots.ts';

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
    const parsed = parseRequest(endpoint, request, form);
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
      if (answered.error.kind === 'not-found' && learnerId !== '' && endpoint.params)
        request.server.refusalCounts?.add('not-hers');
      return refuse(request, reply, answered.error.kind, answered.error.retryAfterSeconds);
    }
    if (typeof replySchema === 'string')
      return SEND[replySchema](reply, answered.value as never, request); // as its name says
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

const sendKept = (reply: FastifyReply, { bytes }: KeptReply): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(bytes);
