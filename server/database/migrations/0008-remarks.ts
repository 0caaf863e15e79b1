import { sql, type Kysely } from 'kysely';

/** Why an answer was wrong or what there was to know of a right one; and whether she had the last word. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table record_details add column remarks jsonb not null default '[]'`.execute(db);
  await sql`alter table record_details add column is_own_word boolean not null default false`.execute(
    db,
  );
}
