import { sql, type Kysely } from 'kysely';

/** What a speech has answered before it was asked is told from what a learner answered: the log names it by its question. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update answer_log set ground = 'speech' where id = question_id`.execute(db);
}
