import { expect, it } from 'vitest';
import { within } from './within.ts';

it('gives what comes in time, and tells work that is over that it is', async () => {
  let told: AbortSignal | undefined;
  const given = await within(60_000, async (signal) => {
    told = signal;
    return 'soon';
  });
  expect(given).toBe('soon');
  expect(told?.aborted).toBe(true);
});

it('gives nothing of what is late, and tells it that no caller waits', async () => {
  let told: AbortSignal | undefined;
  const given = await within(1, (signal) => {
    told = signal;
    return new Promise<string>(() => {});
  });
  expect(given).toBeUndefined();
  expect(told?.aborted).toBe(true);
});

it('passes trouble on', async () => {
  await expect(within(60_000, () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
});
