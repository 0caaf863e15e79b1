import { sql, type Kysely } from 'kysely';

/** Whether a learner wants to hear more about the correction of a speech, and since when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table monologues add column feedback_wanted_at timestamptz').execute(db);
}
