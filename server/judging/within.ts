import { setTimeout as sleep } from 'node:timers/promises';

/** What a promise gives within so many ms; after that, nothing. */
export async function within<Value>(ms: number, work: Promise<Value>): Promise<Value | undefined> {
  const ending = new AbortController();
  const late = sleep(ms, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    ending.abort();
  }
}
