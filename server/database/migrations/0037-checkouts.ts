import { sql, type Kysely } from 'kysely';

/** Until when a page to pay at is being opened: of two servers one does so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contracts add column checkout_until timestamptz`.execute(db);
}
