import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { countLessons, countLevels, countQuestions } from './sql-progress.ts';
import { summariseRounds } from './sql-round-summaries.ts';

interface ChangedRound {
  readonly id: string;
  readonly learnerId: string;
  readonly lessonId: string;
  readonly finishedAt: Date | undefined;
}

/**
 * Works out what a round, or answers to these questions in it, have changed; its learner is held. A round that was not saved
 * before is saved at `savedAt`.
 */
export async function countRound(
  db: Kysely<Database>,
  { id, learnerId, lessonId, finishedAt }: ChangedRound,
  questionIds: readonly string[],
  savedAt?: Date,
): Promise<void> {
  if (questionIds.length > 0) {
    await summariseRounds(db, [id], savedAt);
    await countQuestions(db, { learnerId, questionIds });
  }
  if (finishedAt) await countLevels(db, { learnerId, lessonIds: [lessonId] });
  await countLessons(db, { learnerId, lessonIds: [lessonId], lessonsOf: questionIds });
}
