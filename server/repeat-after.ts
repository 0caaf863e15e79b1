import { setTimeout as sleep } from 'node:timers/promises';

interface Repeated {
  readonly signal: AbortSignal;
  readonly onBug: (error: unknown) => void;
}

/** Each run waits for the one before: a database that is slow to answer is not asked the more. */
export async function repeatAfter(
  ms: number,
  run: () => Promise<unknown>,
  { signal, onBug }: Repeated,
): Promise<void> {
  while (!signal.aborted) {
    await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
    if (!signal.aborted) await run().catch(onBug);
  }
}
