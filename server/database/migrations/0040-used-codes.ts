import { sql, type Kysely } from 'kysely';

/** The session that a code has begun: the code that is shown again ends it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sign_in_codes add column begun_session_id text`.execute(db);
}
