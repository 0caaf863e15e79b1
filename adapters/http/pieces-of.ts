import * as v from 'valibot';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { ByteStream, Endpoint, Piece } from '../../protocol/endpoint.ts';
import { isNetworkFailure } from './http-client.ts';

/** A server that says nothing for so long has gone. */
const LONGEST_SILENCE_MS = 45_000;

/** The pieces of a streamed reply, each as soon as it is whole; `offline` is the last where the line breaks. */
export async function* piecesOf<E extends Endpoint>(
  endpoint: E,
  stream: ByteStream,
): AsyncIterable<Result<Piece<E>, { readonly kind: 'offline' }>> {
  const { pieces } = endpoint;
  if (!pieces) throw new TypeError(`"${endpoint.path}" has no pieces`);
  const lines = linesOf(stream);
  for (;;) {
    let next: IteratorResult<string, void>;
    try {
      next = await lines.next();
    } catch (error) {
      if (!isNetworkFailure(error)) throw error;
      yield fail({ kind: 'offline' });
      return;
    }
    if (next.done) return;
    yield ok(v.parse(pieces, JSON.parse(next.value)) as Piece<E>);
  }
}

async function* linesOf(stream: ByteStream): AsyncGenerator<string, void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await withinSilence(reader.read());
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      yield* lines.filter((line) => line !== '');
      if (done) return;
    }
  } finally {
    // A caller that stops listening wants nothing more of it.
    await reader.cancel().catch(() => {});
  }
}

async function withinSilence<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('Nothing came any more', 'TimeoutError')),
      LONGEST_SILENCE_MS,
    );
  });
  try {
    return await Promise.race([reading, silence]);
  } finally {
    clearTimeout(timer);
  }
}
