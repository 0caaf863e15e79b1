/** Where a language model answers as OpenAI's `/chat/completions` does. */
export interface ChatEndpoint {
  /** Where the API begins, e.g. `https://api.openai.com/v1`. */
  readonly url: string;
  /** Undefined for a server of one's own that wants none. */
  readonly key: string | undefined;
  readonly model: string;
}

/** Why there is no answer. */
export type ChatTrouble =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'too-slow'; readonly deadlineMs: number }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'closed' }
  /** As often as may be was it asked today. */
  | { readonly kind: 'budget-spent' };

/** What is sent beside the model's name. */
export interface ChatRequest {
  readonly messages: readonly { readonly role: 'system' | 'user'; readonly content: string }[];
  readonly temperature: number;
  readonly max_tokens: number;
  readonly stream: boolean;
  readonly response_format?: object;
}

export function postChat(
  { url, key, model }: ChatEndpoint,
  request: ChatRequest,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: request.stream ? 'text/event-stream' : 'application/json',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ model, ...request }),
    // What a learner wrote goes nowhere but to the address the operator gave.
    redirect: 'error',
    signal,
  });
}

/** What it means that a request threw. Throws what no endpoint can cause. */
export function chatTroubleOf(
  error: unknown,
  {
    closing,
    deadline,
    deadlineMs,
  }: {
    readonly closing: AbortSignal;
    readonly deadline: AbortSignal;
    readonly deadlineMs: number;
  },
): ChatTrouble {
  if (closing.aborted) return { kind: 'closed' };
  if (deadline.aborted) return { kind: 'too-slow', deadlineMs };
  if (error instanceof SyntaxError) return { kind: 'unreadable' };
  // fetch reports a dead network as a bare TypeError.
  if (error instanceof TypeError) return { kind: 'unreachable' };
  throw error;
}
