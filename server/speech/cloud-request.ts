import { setTimeout as sleep } from 'node:timers/promises';

/** What went wrong on the way to the endpoint, for the operator. It holds nothing of the request. */
export type CloudTrouble =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'too-slow'; readonly deadlineMs: number }
  | { readonly kind: 'refused'; readonly status: number; readonly field?: string }
  | { readonly kind: 'unreadable' };

export type CloudAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'failed'; readonly trouble: CloudTrouble };

export interface CloudRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: FormData;
  /** For one try, from the first byte sent to the last received. */
  readonly deadlineMs: number;
  /** Before the second try, where the endpoint names no other. */
  readonly pauseMs: number;
  readonly signal: AbortSignal;
}

/** A longer pause is not worth a learner's while: there is another recogniser. */
const LONGEST_PAUSE_MS = 2_000;

interface Body {
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

type Try = CloudAnswer & { readonly retryAfterMs?: number | undefined };

/** Asks, and once more where that may help. Too slow is not tried again: the learner has waited that long already. */
export async function askCloud(request: CloudRequest): Promise<CloudAnswer> {
  const body = await asBody(request.form);
  const first = await tryOnce(request, body);
  const pauseMs = first.retryAfterMs ?? request.pauseMs;
  if (!mayPass(first) || pauseMs > LONGEST_PAUSE_MS) return first;
  try {
    await sleep(pauseMs, undefined, { signal: request.signal });
  } catch {
    return { kind: 'aborted' };
  }
  return tryOnce(request, body);
}

/**
 * The form as bytes. Given the form itself, Node 24's fetch goes on writing it after it was aborted, and the error of
 * that reaches no code that could catch it.
 */
async function asBody(form: FormData): Promise<Body> {
  const encoded = new Response(form);
  return { type: encoded.headers.get('content-type') ?? '', bytes: await encoded.arrayBuffer() };
}

function mayPass(answer: CloudAnswer): boolean {
  if (answer.kind === 'failed') return answer.trouble.kind === 'unreachable';
  if (answer.kind === 'aborted') return false;
  return answer.status === 408 || answer.status === 429 || answer.status >= 500;
}

async function tryOnce(request: CloudRequest, body: Body): Promise<Try> {
  const { url, headers, deadlineMs, signal } = request;
  const deadline = AbortSignal.timeout(deadlineMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': body.type },
      body: body.bytes,
      // A voice goes nowhere but to the address the operator gave.
      redirect: 'error',
      signal: AbortSignal.any([signal, deadline]),
    });
    return {
      kind: 'answered',
      status: response.status,
      body: asJson(await response.text()),
      retryAfterMs: readRetryAfter(response.headers.get('retry-after')),
    };
  } catch (error) {
    if (signal.aborted) return { kind: 'aborted' };
    if (deadline.aborted) return { kind: 'failed', trouble: { kind: 'too-slow', deadlineMs } };
    // fetch reports a dead network as a bare TypeError.
    if (error instanceof TypeError) return { kind: 'failed', trouble: { kind: 'unreachable' } };
    throw error;
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The header holds seconds, or the date at which to come again. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const waitMs = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
