import { expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { LIMITS } from './limits.ts';
import { SharedLimits } from './shared-limits.ts';

/** No server listens there. */
const NOWHERE = 'postgres://oz@127.0.0.1:1/oz';

it('limits go on in memory while the database does not answer', async () => {
  const { db } = await openDatabase({ kind: 'server', url: NOWHERE });
  const limits = new SharedLimits(db);
  const { points } = LIMITS['password-of-account'];
  const counted = [{ limit: 'password-of-account', key: 'yui@oz.example' } as const];
  const tries = await Promise.all(Array.from({ length: 3 * points }, () => limits.take(counted)));
  expect(tries.filter(({ ok }) => ok)).toHaveLength(points);
  await limits.giveBack(counted);
  expect(await limits.take(counted)).toMatchObject({ ok: true });
}, 30_000);
