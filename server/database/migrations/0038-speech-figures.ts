import { sql, type Kysely } from 'kysely';

/** Long pauses and different words beside the other figures of a speech: what is held against others is read without its words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update monologues set result = result || jsonb_build_object(
    'pauses', jsonb_array_length(correction->'measures'->'pauses'),
    'differentWords', correction->'measures'->'differentWords'
  ) where correction is not null and result is not null`.execute(db);
}
