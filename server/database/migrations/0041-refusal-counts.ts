import { sql, type Kysely } from 'kysely';

/** How often something was refused in an hour is one event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table security_events add column count integer`.execute(db);
}
