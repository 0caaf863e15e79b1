import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { borrowTestDatabase, type TestDatabase } from '../../database/test-databases.ts';
import { MemoryFiles } from '../memory/memory-files.ts';
import { recountTakes } from './recount-takes.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await borrowTestDatabase();
}, 60_000);

afterAll(() => database.close());

it('counts anew how much of each learner is kept, by the files that her answers and speeches lead to', async () => {
  const { db } = database;
  const files = new MemoryFiles();
  const put = (path: string, size: number) => files.put(path, new Uint8Array(size));
  await sql`insert into learners (id, created_at) values ('yui', now()), ('ken', now()), ('mei', now())`.execute(
    db,
  );
  await sql`insert into records (id, learner_id, lesson_id, mode, started_at, saved_at)
    values ('r1', 'yui', 'lesson', 'ai', now(), now()), ('r2', 'ken', 'lesson', 'ai', now(), now())`.execute(
    db,
  );
  // Copied from a round that was right: two rows lead to one take.
  await sql`insert into record_details
    (id, record_id, learner_id, question_id, outcome, words, answer_ms, answered_at, take_path)
    values ('a1', 'r1', 'yui', 'q1', 'correct', '[]', 1, now(), 'takes/yui/a1'),
      ('a2', 'r1', 'yui', 'q2', 'correct', '[]', 1, now(), 'takes/yui/a1'),
      ('a3', 'r1', 'yui', 'q3', 'correct', '[]', 1, now(), 'takes/yui/gone'),
      ('a4', 'r2', 'ken', 'q1', 'correct', '[]', 1, now(), null)`.execute(db);
  await sql`insert into monologues
    (id, learner_id, material_id, theme, memo, recorded_at, duration_ms, take_path, take_bytes)
    values ('s1', 'yui', 'm', 'My week', '{}', now(), 1, 'takes/yui/s1', 900),
      ('s2', 'mei', 'm', 'My week', '{}', now(), 1, 'takes/mei/s2', 7)`.execute(db);
  await put('takes/yui/a1', 100);
  await put('takes/yui/s1', 900);
  await put('takes/mei/s2', 7);
  // A server that died while it heard a take had counted it.
  await sql`insert into kept_takes (learner_id, bytes) values ('yui', 5000), ('ken', 3000)`.execute(
    db,
  );

  await recountTakes(db, files);

  const kept = await db.selectFrom('kept_takes').selectAll().orderBy('learner_id').execute();
  expect(kept.map(({ learner_id: id, bytes }) => [id, Number(bytes)])).toEqual([
    ['ken', 0],
    ['mei', 7],
    ['yui', 1000],
  ]);
});
