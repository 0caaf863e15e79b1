import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase, TEST_DATABASES } from '../../database/test-databases.ts';
import { bookOf } from '../../library/book-of.fixture.ts';
import { SqlLibrary } from './sql-library.ts';
import { bringProgressUpToDate } from './rebuild-progress.ts';
import { FsrsScheduler, SCHEDULED_BY } from '../../review/fsrs-scheduler.ts';
import { sqlStorage } from './sql-storage.ts';

it.each(TEST_DATABASES)(
  'what was done before progress was kept is worked out once, on $name',
  async ({ address }) => {
    const { db, close } = await openTestDatabase(address);
    try {
      const library = new SqlLibrary(db);
      await library.replace([bookOf('q1', 'q2')]);
      await sql`insert into learners (id, created_at) values ('yui', now())`.execute(db);
      await sql`insert into records (id, learner_id, lesson_id, mode, started_at, saved_at, finished_at)
        values ('r1', 'yui', 'lesson', 'ai', now(), now(), now())`.execute(db);
      await sql`insert into record_details
        (id, record_id, learner_id, question_id, outcome, words, answer_ms, answered_at)
        values ('a1', 'r1', 'yui', 'q1', 'correct', '[]', 1000, now()),
          ('a2', 'r1', 'yui', 'q2', 'correct', '[]', 500, now())`.execute(db);
      const lesson = async () => (await library.progressOf('yui'))[0];
      expect(await lesson()).toMatchObject({ answeredCount: 0 });

      await bringProgressUpToDate(db);
      expect(await lesson()).toMatchObject({ answeredCount: 2, correctCount: 2, bestTimeMs: 1500 });
      const [listed] = await sqlStorage(db, new FsrsScheduler(), SCHEDULED_BY).records.latest(
        'yui',
        {
          limit: 1,
        },
      );
      expect(listed?.summary).toMatchObject({ answeredCount: 2, totalMs: 1500 });

      await sql`delete from lesson_progress`.execute(db);
      await bringProgressUpToDate(db);
      expect(await lesson()).toMatchObject({ answeredCount: 0 });
    } finally {
      await close();
    }
  },
  60_000,
);
