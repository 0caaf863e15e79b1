import { expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';

it('runs once for all who call meanwhile, and anew afterwards, also after a failure', async () => {
  let runs = 0;
  const run = coalesce(async () => {
    runs += 1;
    if (runs === 2) throw new Error('The second fails');
    return runs;
  });
  expect(await Promise.all([run(), run()])).toEqual([1, 1]);
  expect(await Promise.allSettled([run(), run()])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(await run()).toBe(3);
});
