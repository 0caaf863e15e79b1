import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase, TEST_DATABASES } from '../test-databases.ts';
import { up } from './0044-speech-grounds.ts';

const at = new Date(Date.UTC(2026, 10, 21));

it.each(TEST_DATABASES)(
  'tells what was said in a speech from what was answered before, on $name',
  async ({ address }) => {
    const { db, close } = await openTestDatabase(address);
    try {
      await sql`insert into learners (id, created_at) values ('yui', now())`.execute(db);
      for (const id of ['own-m1-0', 'answered'])
        await sql`insert into answer_log
          (learner_id, id, question_id, outcome, ground, answer_ms, target_ms, answered_at, graded_at)
          values ('yui', ${id}, 'own-m1-0', 'wrong', 'judged', 3000, 3000, ${at}, ${at})`.execute(
          db,
        );
      await up(db as unknown as Kysely<unknown>);
      const rows = await db.selectFrom('answer_log').select(['id', 'ground']).execute();
      expect(Object.fromEntries(rows.map(({ id, ground }) => [id, ground]))).toEqual({
        'own-m1-0': 'speech',
        answered: 'judged',
      });
    } finally {
      await close();
    }
  },
  60_000,
);
