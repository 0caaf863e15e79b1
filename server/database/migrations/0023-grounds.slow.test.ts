import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase, TEST_DATABASES } from '../test-databases.ts';
import { up } from './0023-grounds.ts';

const at = new Date(Date.UTC(2026, 10, 21));

it.each(TEST_DATABASES)(
  'finds out what answers in lessons rest on, as far as it is known, on $name',
  async ({ address }) => {
    const { db, close } = await openTestDatabase(address);
    try {
      await sql`insert into learners (id, created_at) values ('yui', now())`.execute(db);
      await sql`insert into records (id, learner_id, lesson_id, mode, level, started_at)
        values ('r', 'yui', 'l', 'self', 'normal', ${at})`.execute(db);
      await sql`alter table answer_log drop column ground`.execute(db);
      const answers = [
        { id: 'seen', judged: null, isOwnWord: false, answerMs: 1699 },
        { id: 'hers', judged: null, isOwnWord: false, answerMs: 1700 },
        { id: 'flipped', judged: 'wrong', isOwnWord: true, answerMs: 900 },
        { id: 'judged', judged: 'correct', isOwnWord: false, answerMs: 900 },
      ];
      for (const { id, judged, isOwnWord, answerMs } of answers) {
        await sql`insert into record_details
          (id, record_id, learner_id, question_id, outcome, judged, is_own_word, words, answer_ms, answered_at)
          values (${id}, 'r', 'yui', 'q', 'correct', ${judged}, ${isOwnWord}, '[]', ${answerMs}, ${at})`.execute(
          db,
        );
        await sql`insert into answer_log
          (learner_id, id, question_id, outcome, answer_ms, target_ms, answered_at, graded_at)
          values ('yui', ${id}, 'q', 'correct', ${answerMs}, 8000, ${at}, ${at})`.execute(db);
      }
      await up(db as unknown as Kysely<unknown>);
      const rows = await db.selectFrom('answer_log').select(['id', 'ground']).execute();
      expect(Object.fromEntries(rows.map(({ id, ground }) => [id, ground]))).toEqual({
        seen: 'seen',
        hers: 'own-word',
        flipped: 'own-word',
        judged: 'judged',
      });
    } finally {
      await close();
    }
  },
  60_000,
);
