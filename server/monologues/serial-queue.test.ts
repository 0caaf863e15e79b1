import { expect, it } from 'vitest';
import { correctionQueueContract } from './correction-queue.contract.ts';
import { SerialQueue } from './serial-queue.ts';

correctionQueueContract('SerialQueue', async (correct) => ({
  queue: new SerialQueue(correct, (error) => {
    throw error;
  }),
  close: async () => undefined,
}));

it('goes on after one that fails, and tells', async () => {
  const told: unknown[] = [];
  const done: string[] = [];
  const queue = new SerialQueue(
    async ({ id }) => {
      if (id === 'bad') throw new Error(id);
      done.push(id);
    },
    (error) => told.push(error),
  );
  await queue.put({ learnerId: 'yui', id: 'bad' });
  await queue.put({ learnerId: 'yui', id: 'good' });
  await queue.settled();
  expect(told).toEqual([new Error('bad')]);
  expect(done).toEqual(['good']);
});
