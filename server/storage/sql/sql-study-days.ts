import { sql, type Kysely, type RawBuilder } from 'kysely';
import { beginOfStudyDay } from '../../../core/domain/study-time/study-day.ts';
import type { Database } from '../../database/schema.ts';

const DAY_MS = 86_400_000;

/** Adds up every day of everybody; to be called where none is added up yet. */
export const countStudyDays = (db: Kysely<Database>): Promise<void> => add(db, sql`true`);

/** Adds up a day of a learner anew, who is held. */
export async function countStudyDay(
  db: Kysely<Database>,
  learnerId: string,
  day: string,
): Promise<void> {
  await db
    .deleteFrom('study_days')
    .where('learner_id', '=', learnerId)
    .where('day', '=', day)
    .execute();
  const began = beginOfStudyDay(day);
  const [from, to] = [new Date(began), new Date(began + DAY_MS)];
  await add(db, sql`learner_id = ${learnerId} and ended_at >= ${from} and ended_at < ${to}`);
}

async function add(db: Kysely<Database>, which: RawBuilder<unknown>): Promise<void> {
  // Nine hours ahead of UTC, and three hours into the night.
  await sql`
    insert into study_days (learner_id, day, seconds, sessions)
    select learner_id, to_char((ended_at at time zone 'UTC') + interval '6 hours', 'YYYY-MM-DD') as day,
      sum(duration_seconds), count(*)
    from study_sessions where ${which} group by 1, 2`.execute(db);
}
