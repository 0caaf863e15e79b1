import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { countLessons, countLevels, countQuestions } from './sql-progress.ts';
import { summariseRounds } from './sql-round-summaries.ts';

/** Works out what a round, or answers to these questions in it, have changed; its learner is held. */
export async function countRound(
  db: Kysely<Database>,
  {
    learnerId,
    recordId,
    questionIds,
  }: {
    readonly learnerId: string;
    readonly recordId: string;
    readonly questionIds: readonly string[];
  },
): Promise<void> {
  if (questionIds.length > 0) {
    await summariseRounds(db, [recordId]);
    await countQuestions(db, { learnerId, questionIds });
  }
  const record = await db
    .selectFrom('records')
    .select(['lesson_id', 'finished_at'])
    .where('id', '=', recordId)
    .executeTakeFirstOrThrow();
  if (record.finished_at) await countLevels(db, { learnerId, lessonIds: [record.lesson_id] });
  const asked =
    questionIds.length === 0
      ? []
      : await db
          .selectFrom('questions')
          .select('lesson_id')
          .distinct()
          .where('id', 'in', [...questionIds])
          .execute();
  const lessonIds = new Set([record, ...asked].map((one) => one.lesson_id));
  await countLessons(db, { learnerId, lessonIds: [...lessonIds] });
}
