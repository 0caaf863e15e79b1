import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { KeptTake } from '../../records/records.ts';
import { holdLearner } from './sql-progress.ts';

/** As `Records` has them. */
export async function takesBefore(
  db: Kysely<Database>,
  at: Date,
  limit: number,
): Promise<readonly KeptTake[]> {
  const rows = await db
    .selectFrom('record_details')
    .select(['learner_id', 'take_path'])
    .distinct()
    .where('answered_at', '<', at)
    .where('take_path', 'is not', null)
    .$narrowType<{ take_path: string }>()
    .limit(limit)
    .execute();
  return rows.map((row) => ({ learnerId: row.learner_id, takePath: row.take_path }));
}

export async function dropTake(
  on: Kysely<Database>,
  learnerId: string,
  takePath: string,
): Promise<void> {
  await on.transaction().execute(async (db) => {
    // What records show is sent anew.
    await holdLearner(db, learnerId);
    await db
      .updateTable('record_details')
      .set({ take_path: null })
      .where('learner_id', '=', learnerId)
      .where('take_path', '=', takePath)
      .execute();
  });
}
