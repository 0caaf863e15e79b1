import { sql, type Kysely } from 'kysely';

/** When a learner was told that her trial ends: of the work of a night that is begun anew the queue knows no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contracts add column trial_told_at timestamptz`.execute(db);
}
