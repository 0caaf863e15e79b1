import { sql, type Kysely } from 'kysely';

/** Sessions that end are over at once: their access tokens are known until they would have expired. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table ended_tokens (id text primary key, ended_at timestamptz not null)`.execute(
    db,
  );
  await sql`create index ended_tokens_at on ended_tokens (ended_at)`.execute(db);
  await sql`alter table sign_in_codes add column token_id text not null default ''`.execute(db);
}
