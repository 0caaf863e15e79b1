import { expect, it } from 'vitest';
import { openTestDatabase } from '../database/test-databases.ts';
import { LIMITS } from './limits.ts';
import { SharedLimits } from './shared-limits.ts';

it('limits go on in memory while the database does not answer', async () => {
  const { db, close } = await openTestDatabase({ kind: 'embedded', folder: undefined });
  await close();
  const limits = new SharedLimits(db);
  const { points } = LIMITS['password-of-account'];
  const counted = [{ limit: 'password-of-account', key: 'yui@oz.example' } as const];
  const tries = await Promise.all(Array.from({ length: 3 * points }, () => limits.take(counted)));
  expect(tries.filter(({ ok }) => ok)).toHaveLength(points);
  await limits.giveBack(counted);
  expect(await limits.take(counted)).toMatchObject({ ok: true });
}, 30_000);
