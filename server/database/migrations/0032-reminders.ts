import { sql, type Kysely } from 'kysely';

/** Who wants to be reminded, when by her clock, and when that is next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reminders (
      learner_id text primary key references learners (id) on delete cascade,
      is_on boolean not null,
      hour integer not null,
      time_zone text not null,
      language text not null,
      next_at timestamptz not null
    )
  `.execute(db);
  await sql`create index reminders_next on reminders (next_at) where is_on`.execute(db);
}
