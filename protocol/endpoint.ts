import type * as v from 'valibot';
import type { RefusalCode } from './refusal.ts';

type Schema = v.GenericSchema;
type ObjectSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/**
 * One call of the API, said once: the server registers it, the client calls it, OpenAPI describes it.
 *
 * - `path` is below `/api`, with parameters in braces.
 * - `auth`: `optional` carries a bearer token when there is one, and does without when there is none.
 * - `body` is JSON; `form` is multipart, its parts named by the schema, files as bytes under `file`.
 * - `reply: 'bytes'` leaves as octets, `'file'` as octets that are made while they leave, `'nothing'` as 204; `'stream'` as lines of JSON, one for each of the `pieces`.
 * - `isContent`: it answers every learner the same, so that a browser may keep it; what is hers alone is kept by none.
 * - `refusals` lists every refusal of this call beside the ones any call can meet.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly auth: 'bearer' | 'optional' | 'none';
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly body?: Schema;
  readonly form?: ObjectSchema;
  readonly reply: Schema | 'bytes' | 'file' | 'nothing' | 'stream';
  /** What a stream is made of. */
  readonly pieces?: Schema;
  readonly isContent?: true;
  readonly refusals: readonly RefusalCode[];
}

export const endpoint = <const E extends Endpoint>(one: E): E => one;

type Given<S> = S extends v.GenericSchema ? v.InferInput<S> : never;
type Part<E, K extends keyof Endpoint> = E extends Readonly<Record<K, infer S>> ? S : never;

/** What a caller hands over: only the parts this endpoint has. */
export type Input<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' | 'form' as Part<E, K> extends never ? never : K]: Given<
    Part<E, K>
  >;
};

/** What comes back when nothing was refused. */
export type Reply<E extends Endpoint> = E['reply'] extends v.GenericSchema
  ? v.InferOutput<E['reply']>
  : E['reply'] extends 'bytes' | 'file'
    ? Uint8Array
    : E['reply'] extends 'stream'
      ? ByteStream
      : undefined;

/** What of a stream of bytes its reader needs, wherever it runs. */
export interface ByteStream {
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
    cancel(): Promise<void>;
  };
}

/** One piece of a streamed reply. */
export type Piece<E extends Endpoint> =
  Part<E, 'pieces'> extends infer S extends v.GenericSchema ? v.InferOutput<S> : never;

export type RefusalOf<E extends Endpoint> = E['refusals'][number];
