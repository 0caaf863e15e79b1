import { sql, type Kysely } from 'kysely';

/** A signed transaction opens an account once: what was signed earlier than the last one shown does not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table learners
    add column purchase_signed_at timestamptz,
    add column purchase_shown_at timestamptz`.execute(db);
}
