import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { countStudyDays } from './sql-study-days.ts';
import { countLessons, countLevels, countQuestions, holdEverybody } from './sql-progress.ts';
import { summariseRounds } from './sql-round-summaries.ts';

/** Names how progress is worked out: what was worked out otherwise is worked out anew at the next start. */
const WORKED_OUT_BY = '1';

const ROUNDS_AT_A_TIME = 1000;

/** Works out from all that learners did what it comes to, in one step; the books have to be loaded. */
export async function rebuildProgress(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (step) => {
    await holdEverybody(step);
    await rebuild(step);
  });
}

/** The same, unless it was done before; of several servers that start, one does it. */
export async function bringProgressUpToDate(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (step) => {
    await holdEverybody(step);
    const known = await step
      .selectFrom('versions')
      .select('version')
      .where('name', '=', 'progress')
      .executeTakeFirst();
    if (known?.version !== WORKED_OUT_BY) await rebuild(step);
  });
}

async function rebuild(db: Kysely<Database>): Promise<void> {
  for (const table of [
    'question_progress',
    'lesson_progress',
    'level_progress',
    'study_days',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('records')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROUNDS_AT_A_TIME)
      .execute();
    const last = rows.at(-1);
    if (!last) break;
    await summariseRounds(
      db,
      rows.map(({ id }) => id),
    );
    after = last.id;
  }
  await countQuestions(db, {});
  await countLevels(db, {});
  await countLessons(db, {});
  await countStudyDays(db);
  await sql`update learners set progress_version = progress_version + 1`.execute(db);
  await db
    .insertInto('versions')
    .values({ name: 'progress', version: WORKED_OUT_BY })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ version: WORKED_OUT_BY }))
    .execute();
}
