import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { SqlBookmarks } from '../../storage/sql/sql-bookmarks.ts';
import { openTestDatabase, TEST_DATABASES } from '../test-databases.ts';
import { up } from './0007-teacher-bookmarks.ts';

const askedAt = new Date(Date.UTC(2026, 10, 21));

it.each(TEST_DATABASES)(
  'keeps the bookmarks that answers had on $name',
  async ({ address }) => {
    const { db, close } = await openTestDatabase(address);
    try {
      await sql`insert into learners (id, created_at) values ('yui', now())`.execute(db);
      await sql`alter table teacher_questions
        add column is_bookmarked boolean not null default false`.execute(db);
      await sql`insert into teacher_questions
        (learner_id, id, question_id, text, language, asked_at, answer, teacher, is_bookmarked)
        values ('yui', 'a', 'q-1', '?', 'ja', ${askedAt}, '!', 'built-in', true),
          ('yui', 'b', 'q-1', '?', 'ja', ${askedAt}, '!', 'built-in', false)`.execute(db);
      await up(db as unknown as Kysely<unknown>);
      expect(await new SqlBookmarks(db).on('yui', ['teacher-answer'], { limit: 9 })).toEqual([
        {
          learnerId: 'yui',
          kind: 'teacher-answer',
          targetId: 'a',
          questionId: 'q-1',
          isOn: true,
          changedAt: askedAt,
        },
      ]);
    } finally {
      await close();
    }
  },
  60_000,
);
