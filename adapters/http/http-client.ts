import ky, { type KyResponse } from 'ky';
import * as v from 'valibot';
import type { AccessTokenSource } from '../../core/ports/access-token-source.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import { isNoContract } from '../../core/errors/is-no-contract.ts';
import { serverMessage } from '../../core/errors/server-message.ts';
import type { SharedReads } from '../../core/shared/shared-reads.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { languageTag } from '../../core/settings/language-tag.ts';
import type { Language } from '../../core/shared/language.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { bearerFor } from '../../core/sign-in/bearer.ts';
import type { Endpoint, Input, RefusalOf, Reply } from '../../protocol/endpoint.ts';
import { Refusal, type RefusalCode } from '../../protocol/refusal.ts';
import { failureOf } from './failure-of.ts';

export interface HttpClientOptions {
  /** Ends with `/api/`. */
  readonly baseUrl: string;
  readonly language: () => Language;
  /** Undefined for calls that are made before anyone is signed in. */
  readonly tokens?: AccessTokenSource;
  /** Told of requests that fail in unexpected ways. */
  readonly reporter?: Reporter;
  /** Shares what is read at nearly the same time, until something is written; every read is asked for unless given. */
  readonly reads?: SharedReads;
  /** The way to the server; the platform's own unless given. */
  readonly patience?: Patience;
  readonly fetch?: typeof globalThis.fetch;
}

export interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Waits longer than for a read: the server has work to do. */
  readonly isPatient?: boolean;
  readonly timeoutMs?: number;
  /** Goes on even if the page is closed meanwhile; for small bodies only. */
  readonly outlivesPage?: boolean;
  /** Ends the call, which is then `offline`. */
  readonly signal?: AbortSignal;
}

export interface Answer<T> {
  readonly status: number;
  readonly etag: string | undefined;
  /** Undefined when the server says that nothing has changed. */
  readonly body: T | undefined;
}

type CallError<E extends Endpoint> = ApiError | { readonly kind: RefusalOf<E> };

/** Until the first word of an answer; what takes longer is no network to her. */
export interface Patience {
  readonly quickMs: number;
  /** For what is made, hashed, judged or carried while she waits. */
  readonly patientMs: number;
}

const PATIENCE: Patience = { quickMs: 5_000, patientMs: 20_000 };

/** Calls endpoints of the protocol, and turns what the wire can do to us into what the learner can do about it. */
export class HttpClient {
  readonly #options: HttpClientOptions;

  constructor(options: HttpClientOptions) {
    this.#options = options;
  }

  async call<const E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    options: SendOptions = {},
  ): Promise<Result<Reply<E>, CallError<E>>> {
    const answer = await this.send(endpoint, input, options);
    // Without If-None-Match no server answers "unchanged", so there is a body.
    return answer.ok ? ok(answer.value.body as Reply<E>) : answer;
  }

  async send<const E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    options: SendOptions = {},
  ): Promise<Result<Answer<Reply<E>>, CallError<E>>> {
    const exchange = () => this.#exchange(endpoint, input, options);
    const { reads } = this.#options;
    if (!reads) return exchange();
    if (endpoint.method === 'GET') {
      // What is kept as a file is asked for with what is kept of it.
      return isOctets(endpoint) ? exchange() : reads.ask(addressOf(endpoint, input), exchange);
    }
    reads.forget();
    // What was read meanwhile may be from before the change.
    return exchange().finally(() => reads.forget());
  }

  async #exchange<const E extends Endpoint>(
    endpoint: E,
    input: Given,
    options: SendOptions,
    refused?: string,
  ): Promise<Result<Answer<Reply<E>>, CallError<E>>> {
    const token = await this.#token(endpoint, refused);
    if (!token.ok) return token;
    try {
      const response = await this.#request(endpoint, input, options, token.value);
      if (!response.ok && response.status !== 304) {
        const said: unknown = await response.json().catch(() => undefined);
        const error = refusalOf(endpoint, response.status, said);
        // To a clock that is wrong, a token that is over looked good.
        if (error.kind === 'signed-out' && token.value !== undefined && refused === undefined)
          return await this.#exchange(endpoint, input, options, token.value);
        void this.#report(endpoint, input, response, said, token.value);
        return fail(error);
      }
      return ok({
        status: response.status,
        etag: response.headers.get('etag') ?? undefined,
        body: await bodyOf(endpoint, response),
      });
    } catch (error) {
      if (isNetworkFailure(error)) return fail({ kind: 'offline' });
      throw error;
    }
  }

  async #report(
    endpoint: Endpoint,
    input: Given,
    { url, status }: KyResponse,
    response: unknown,
    token: string | undefined,
  ): Promise<void> {
    const { reporter } = this.#options;
    if (!reporter) return;
    // Rarely needed, and so not loaded at the start.
    const { reportFailedRequest } = await import('../../core/errors/report-failed-request.ts');
    reportFailedRequest(reporter, {
      method: endpoint.method,
      url,
      route: endpoint.path,
      status,
      params: { ...Object(input.params), ...Object(input.query) },
      body: input.body ?? input.form,
      response,
      token,
    });
  }

  async #token(
    endpoint: Endpoint,
    refused: string | undefined,
  ): Promise<Result<string | undefined, ApiError>> {
    const { tokens } = this.#options;
    if (endpoint.auth === 'none' || (endpoint.auth === 'optional' && !tokens)) return ok(undefined);
    if (!tokens) throw new Error(`"${endpoint.path}" needs a token, and this client has none`);
    return bearerFor(endpoint.auth, tokens, refused);
  }

  #patience({ auth, reply, form }: Endpoint, { isPatient }: SendOptions): number {
    const { quickMs, patientMs } = this.#options.patience ?? PATIENCE;
    const isCarried = form !== undefined || typeof reply === 'string';
    // Who is not signed in proves who she is, and proofs are slow to check on purpose.
    const isSlow = isPatient ?? (auth === 'none' || (isCarried && reply !== 'nothing'));
    return isSlow ? patientMs : quickMs;
  }

  async #request(
    endpoint: Endpoint,
    input: Given,
    options: SendOptions,
    token: string | undefined,
  ): Promise<KyResponse> {
    return ky(new URL(addressOf(endpoint, input), this.#options.baseUrl), {
      method: endpoint.method,
      credentials: 'include',
      retry: 0,
      keepalive: options.outlivesPage ?? false,
      throwHttpErrors: false,
      timeout: options.timeoutMs ?? this.#patience(endpoint, options),
      ...(this.#options.fetch && { fetch: this.#options.fetch }),
      headers: {
        accept: isOctets(endpoint) ? 'application/octet-stream' : 'application/json',
        'accept-language': languageTag(this.#options.language()),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...options.headers,
      },
      ...(options.signal && { signal: options.signal }),
      ...(input.body !== undefined && { json: input.body }),
      ...(input.form !== undefined && { body: formOf(input.form) }),
    });
  }
}

type Given = Partial<Record<'params' | 'query' | 'body' | 'form', unknown>>;

const addressOf = (endpoint: Endpoint, { params, query }: Given): string =>
  pathOf(endpoint, params) + queryOf(query);

const pathOf = (endpoint: Endpoint, params: unknown): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(Object(params)[name])),
  );

function queryOf(query: unknown): string {
  const pairs = Object.entries(Object(query)).map(([name, value]) => [name, String(value)]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

function formOf(parts: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(parts))) {
    if (value instanceof Uint8Array) {
      form.append(name, new Blob([value as Uint8Array<ArrayBuffer>]), name);
    } else form.append(name, String(value));
  }
  return form;
}

async function bodyOf<E extends Endpoint>(
  endpoint: E,
  response: KyResponse,
): Promise<Reply<E> | undefined> {
  const { reply } = endpoint;
  if (response.status === 304 || reply === 'nothing') return undefined;
  if (reply === 'bytes' || reply === 'file')
    return new Uint8Array(await response.arrayBuffer()) as Reply<E>;
  if (reply === 'stream') return response.body as Reply<E>;
  return v.parse(reply, await response.json()) as Reply<E>;
}

function refusalOf<E extends Endpoint>(endpoint: E, status: number, said: unknown): CallError<E> {
  if (isNoContract(status, serverMessage(said))) return { kind: 'no-contract' };
  const refusal = v.safeParse(Refusal, said);
  if (!refusal.success) return failureOf(status);
  const { code } = refusal.output;
  if (isListed(endpoint, code)) return { kind: code };
  switch (code) {
    case 'signed-out':
    case 'no-contract':
    case 'too-many-requests':
    case 'bad-request':
      return { kind: code };
    case 'cross-site':
      throw new Error(`${endpoint.method} ${endpoint.path} was not understood by the server`);
    default:
      return failureOf(status);
  }
}

const isOctets = ({ reply }: Endpoint): boolean => reply === 'bytes' || reply === 'file';

const isListed = <E extends Endpoint>(endpoint: E, code: RefusalCode): code is RefusalOf<E> =>
  endpoint.refusals.includes(code);

/** fetch, and so ky, reports a dead network as a bare TypeError; ky its deadline as a TimeoutError. */
export const isNetworkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  ['TypeError', 'TimeoutError', 'NetworkError', 'AbortError'].includes(error.name);
