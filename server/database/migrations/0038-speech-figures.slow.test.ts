import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase, TEST_DATABASES } from '../test-databases.ts';
import { up } from './0038-speech-figures.ts';

it.each(TEST_DATABASES)(
  'counts the pauses and different words of speeches that were corrected before, on $name',
  async ({ address }) => {
    const { db, close } = await openTestDatabase(address);
    try {
      await sql`insert into learners (id, created_at) values ('yui', now())`.execute(db);
      const correction = JSON.stringify({ measures: { pauses: [{}, {}], differentWords: 48 } });
      const result = JSON.stringify({ words: 80, mistakes: [] });
      for (const [id, corrected, figures] of [
        ['corrected', correction, result],
        ['waiting', null, null],
      ])
        await sql`insert into monologues
          (learner_id, id, material_id, memo, recorded_at, duration_ms, take_bytes, correction, result)
          values ('yui', ${id}, 'm', '{}', now(), 60000, 1, ${corrected}, ${figures})`.execute(db);
      await up(db as unknown as Kysely<unknown>);
      const rows = await db.selectFrom('monologues').select(['id', 'result']).execute();
      expect(Object.fromEntries(rows.map((row) => [row.id, row.result]))).toEqual({
        corrected: { words: 80, mistakes: [], pauses: 2, differentWords: 48 },
        waiting: null,
      });
    } finally {
      await close();
    }
  },
);
