import { sql, type Kysely } from 'kysely';

/** How learners plan their weeks: one plan each, with what is done on which day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table schedules (
        learner_id text primary key references learners on delete cascade,
        id text not null,
        started_on text not null,
        changed_in text not null,
        earlier jsonb,
        menus jsonb not null
      )`,
    )
    .execute(db);
}
