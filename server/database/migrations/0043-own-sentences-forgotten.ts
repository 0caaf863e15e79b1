import { sql, type Kysely } from 'kysely';

/** What learners said of sentences of their own was kept among the wordings of books, for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from judged_wordings
    where (question_id like 'own-%' or question_id like 'sentence-%')
      and question_id not in (select id from questions)`.execute(db);
}
