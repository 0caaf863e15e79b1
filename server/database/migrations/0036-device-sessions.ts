import { sql, type Kysely } from 'kysely';

/** Which session a device was given in; of those that are known, the one that was used last is as good a guess as any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table device_tokens add column session_id text`.execute(db);
  await sql`update device_tokens set session_id = (
    select id from sessions where sessions.learner_id = device_tokens.learner_id
    order by used_at desc limit 1
  )`.execute(db);
}
