import { sql, type Kysely } from 'kysely';

/** Lists of bookmarks begin with the latest, and go on from where a page ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index bookmarks_on on bookmarks (learner_id, changed_at desc, (kind || '-' || target_id) desc)
    where is_on`.execute(db);
}
