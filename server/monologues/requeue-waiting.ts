import type { CorrectionQueue } from './correction-queue.ts';
import type { Monologues } from './monologues.ts';

/** More wait for the next time. */
const AT_ONCE = 1000;

/** Puts in what waits and may have been lost between the database and the queue; what is in it is not put in again. */
export async function requeueWaiting(
  monologues: Pick<Monologues, 'waiting'>,
  queue: CorrectionQueue,
): Promise<void> {
  for (const { learnerId, id } of await monologues.waiting(AT_ONCE))
    await queue.put({ learnerId, id });
}
