import { sql, type Kysely } from 'kysely';

/** What of the security record the operator's other system does not have yet, in the order in which it was written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table security_events_to_forward (
    position bigint generated always as identity primary key,
    event_id text collate "C" not null unique references security_events on delete cascade)`.execute(
    db,
  );
  await sql`insert into security_events_to_forward (event_id)
    select id from security_events order by at, id`.execute(db);
}
