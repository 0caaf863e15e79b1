import { sql, type Kysely } from 'kysely';

/** The highest milestone that a learner was congratulated on, in days; 0 before the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table learners add column celebrated_days integer not null default 0`.execute(db);
}
