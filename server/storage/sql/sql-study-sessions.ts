import type { Kysely } from 'kysely';
import { studyDayOf } from '../../../core/domain/study-time/study-day.ts';
import type { Database } from '../../database/schema.ts';
import { holdLearner } from './sql-progress.ts';
import { countStudyDay } from './sql-study-days.ts';
import type {
  StudiedDay,
  StudiedTime,
  StudySession,
  StudySessions,
} from '../../study-time/study-sessions.ts';

export class SqlStudySessions implements StudySessions {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async add(session: StudySession): Promise<void> {
    const { learnerId, id } = session;
    await this.#db.transaction().execute(async (db) => {
      await holdLearner(db, learnerId);
      const one = db
        .selectFrom('study_sessions')
        .select('ended_at')
        .where('learner_id', '=', learnerId)
        .where('id', '=', id);
      const before = await one.executeTakeFirst();
      if (before && before.ended_at >= session.endedAt) return;
      await write(db, session);
      const ends = [...(before ? [before.ended_at] : []), session.endedAt];
      for (const day of new Set(ends.map((at) => studyDayOf(at.getTime())))) {
        await countStudyDay(db, learnerId, day);
      }
    });
  }

  async since(learnerId: string, moment: Date): Promise<StudiedTime> {
    const { seconds, sessions } = await this.#db
      .selectFrom('study_sessions')
      .select(({ fn }) => [fn.sum('duration_seconds').as('seconds'), fn.countAll().as('sessions')])
      .where('learner_id', '=', learnerId)
      .where('ended_at', '>=', moment)
      .executeTakeFirstOrThrow();
    return { seconds: Number(seconds ?? 0), sessions: Number(sessions) };
  }

  async days(learnerId: string, since = ''): Promise<readonly StudiedDay[]> {
    return this.#db
      .selectFrom('study_days')
      .select(['day', 'seconds', 'sessions'])
      .where('learner_id', '=', learnerId)
      .where('day', '>=', since)
      .where('seconds', '>', 0)
      .orderBy('day')
      .execute();
  }
}

async function write(db: Kysely<Database>, session: StudySession): Promise<void> {
  await db
    .insertInto('study_sessions')
    .values({
      learner_id: session.learnerId,
      id: session.id,
      study_type: session.studyType,
      lesson_id: session.lessonId ?? null,
      material_id: session.materialId ?? null,
      started_at: session.startedAt,
      ended_at: session.endedAt,
      duration_seconds: session.durationSeconds,
      pause_seconds: session.pauseSeconds,
    })
    .onConflict((conflict) =>
      conflict.columns(['learner_id', 'id']).doUpdateSet(({ ref }) => ({
        ended_at: ref('excluded.ended_at'),
        duration_seconds: ref('excluded.duration_seconds'),
        pause_seconds: ref('excluded.pause_seconds'),
      })),
    )
    .execute();
}
