import { sql, type Kysely } from 'kysely';

/** Whether a purchase signs in, or only pays: it was attached by a session, which may be stolen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table learners add column purchase_signs_in boolean not null default true`.execute(
    db,
  );
}
