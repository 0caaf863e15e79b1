import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CorrectionJob, CorrectionQueue } from './correction-queue.ts';

export interface CorrectionQueueSubject {
  readonly queue: CorrectionQueue;
  close(): Promise<void>;
}

const job = (id: string): CorrectionJob => ({ learnerId: 'yui', id });

export function correctionQueueContract(
  adapter: string,
  fresh: (correct: (job: CorrectionJob) => Promise<void>) => Promise<CorrectionQueueSubject>,
): void {
  describe(`${adapter} keeps the CorrectionQueue contract`, () => {
    let subject: CorrectionQueueSubject;
    let done: string[];
    let inWork: number;
    let mostInWork: number;
    let ended: () => void;

    beforeEach(async () => {
      done = [];
      inWork = 0;
      mostInWork = 0;
      ended = () => undefined;
      subject = await fresh(async ({ id }) => {
        inWork += 1;
        mostInWork = Math.max(mostInWork, inWork);
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
        inWork -= 1;
        done.push(id);
        ended();
      });
    }, 60_000);

    afterEach(() => subject.close(), 60_000);

    it('has each corrected once, one after the other, in the order in which they come', async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      ended = () => {
        if (done.length === 5) resolve();
      };
      for (const id of ['a', 'b', 'b', 'c', 'a', 'd', 'e']) await subject.queue.put(job(id));
      await promise;
      expect(done).toEqual(['a', 'b', 'c', 'd', 'e']);
      expect(mostInWork).toBe(1);
    }, 60_000);
  });
}
