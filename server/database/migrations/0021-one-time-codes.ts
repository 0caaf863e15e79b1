import { sql, type Kysely } from 'kysely';

/** The second factor of learners who want one, and what stands in for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table one_time_secrets (
    learner_id text primary key references learners (id) on delete cascade,
    sealed text not null,
    is_confirmed boolean not null default false,
    last_step bigint not null default 0)`.execute(db);
  await sql`create table recovery_codes (
    learner_id text not null references learners (id) on delete cascade,
    hash text not null,
    primary key (learner_id, hash))`.execute(db);
}
