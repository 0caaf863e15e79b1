import { expect, it } from 'vitest';
import { borrowTestDatabase } from './test-databases.ts';

it('lends a database that the one before has left nothing in', async () => {
  const first = await borrowTestDatabase();
  await first.db
    .insertInto('apple_notifications')
    .values({ id: 'left', type: 'TEST', subtype: null, signed_at: new Date(0) })
    .execute();
  await first.close();
  const next = await borrowTestDatabase();
  expect(await next.db.selectFrom('apple_notifications').selectAll().execute()).toEqual([]);
  await next.close();
});
