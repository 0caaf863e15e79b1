import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Files } from '../files.ts';

const LEARNERS_AT_A_TIME = 500;

/**
 * Counts anew how much of each learner's takes is kept: a server that dies while it hears a take leaves it counted. A take that is
 * heard meanwhile may count for nothing: she has rather too much room than too little.
 */
export async function recountTakes(
  db: Kysely<Database>,
  files: Pick<Files, 'sizeOf'>,
): Promise<void> {
  let after = '';
  for (;;) {
    const learners = await db
      .selectFrom('learners')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(LEARNERS_AT_A_TIME)
      .execute();
    for (const { id } of learners) await keep(db, id, await bytesOf(db, files, id));
    const last = learners.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Each take once, however many rows lead to it. */
async function bytesOf(
  db: Kysely<Database>,
  files: Pick<Files, 'sizeOf'>,
  learnerId: string,
): Promise<number> {
  const pathsIn = (table: 'record_details' | 'monologues') =>
    db
      .selectFrom(table)
      .select('take_path')
      .where('learner_id', '=', learnerId)
      .where('take_path', 'is not', null)
      .$narrowType<{ take_path: string }>();
  const takes = await pathsIn('record_details').union(pathsIn('monologues')).execute();
  let bytes = 0;
  for (const { take_path: path } of takes) bytes += (await files.sizeOf(path)) ?? 0;
  return bytes;
}

/** Where there is a learner still: she may have closed her account meanwhile. */
async function keep(db: Kysely<Database>, learnerId: string, bytes: number): Promise<void> {
  await db
    .insertInto('kept_takes')
    .columns(['learner_id', 'bytes'])
    .expression(
      db
        .selectFrom('learners')
        .select(['id', sql<number>`${bytes}::bigint`.as('bytes')])
        .where('id', '=', learnerId),
    )
    .onConflict((conflict) => conflict.column('learner_id').doUpdateSet({ bytes }))
    .execute();
}
