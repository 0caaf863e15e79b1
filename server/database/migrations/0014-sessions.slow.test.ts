import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, it } from 'vitest';
import { sessionsOn } from '../../accounts/sessions.fixture.ts';
import { hashOf } from '../../accounts/secret-token.ts';
import { SqlSessions } from '../../storage/sql/sql-sessions.ts';
import { openDatabase } from '../open-database.ts';
import * as firstTables from './0001-first-tables.ts';
import * as accounts from './0002-accounts.ts';
import * as endedTokens from './0010-ended-tokens.ts';
import * as sessions from './0014-sessions.ts';

const before: readonly Migration[] = [firstTables, accounts, endedTokens];
const after: Migration = sessions;

it('a learner who is signed in stays so, and no other learner', async () => {
  const { db } = await openDatabase({ kind: 'embedded', folder: undefined });
  for (const { up } of before) await up(db);
  await sql`insert into learners (id, created_at, is_guest) values ('yui', now(), true)`.execute(
    db,
  );
  const add = (token: string, family: string, more: { used?: Date; revoked?: Date; ms?: number }) =>
    sql`insert into refresh_tokens
      (hash, family, learner_id, access_jti, expires_at, used_at, revoked_at) values
      (${hashOf(token)}, ${family}, 'yui', ${token}, ${new Date(Date.now() + (more.ms ?? 9e8))},
       ${more.used ?? null}, ${more.revoked ?? null})`.execute(db);
  const past = new Date(0);
  await add('first', 'here', { used: past, ms: 8e8 });
  await add('newest', 'here', {});
  await add('signed-out', 'there', { revoked: past });
  await add('expired', 'nowhere', { ms: -1 });
  await after.up(db);
  const oz = sessionsOn(new SqlSessions(db));
  oz.clock.now = Date.now();
  expect(await oz.kept.ofLearner('yui')).toMatchObject([{ id: 'here', provedBy: 'guest' }]);
  for (const token of ['first', 'signed-out', 'expired'])
    expect(await oz.sessions.refresh(token)).toMatchObject({ ok: false });
  const renewed = await oz.sessions.refresh('newest');
  expect(renewed).toMatchObject({ ok: true });
  await db.destroy();
}, 60_000);
