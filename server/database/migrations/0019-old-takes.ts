import { sql, type Kysely } from 'kysely';

/** Takes that are kept too long are found without reading every answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index record_details_takes on record_details (answered_at) where take_path is not null`.execute(
    db,
  );
}
