import { expect, it } from 'vitest';
import { RefusalCounts } from './refusal-counts.ts';
import type { SecurityEvent } from './security-record.ts';

it('what could not be written is counted on, and written the next time', async () => {
  const written: SecurityEvent[] = [];
  const told: unknown[] = [];
  let isFull = true;
  const counts = new RefusalCounts({
    record: {
      add: async (event) => {
        if (isFull) throw new Error('full');
        written.push(event);
      },
    },
    now: () => new Date(0),
    onBug: (error) => told.push(error),
  });
  for (const code of ['cross-site', 'cross-site', 'not-found', 'bad-request'] as const)
    counts.add(code);
  await counts.write();
  counts.add('cross-site');
  isFull = false;
  await counts.write();
  await counts.write();
  expect(told).toHaveLength(1);
  expect(written).toMatchObject([{ kind: 'refused', subject: 'cross-site', count: 3 }]);
});
