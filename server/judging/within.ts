import { setTimeout as sleep } from 'node:timers/promises';

/** What work gives within so many ms; after that, nothing: its signal says that no caller waits for it any more. */
export async function within<Value>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value | undefined> {
  const ending = new AbortController();
  const late = sleep(ms, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
  try {
    return await Promise.race([work(ending.signal), late]);
  } finally {
    ending.abort();
  }
}
