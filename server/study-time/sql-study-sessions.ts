import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { StudiedDay, StudiedTime, StudySession, StudySessions } from './study-sessions.ts';

export class SqlStudySessions implements StudySessions {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async add(session: StudySession): Promise<void> {
    await this.#db
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
        conflict
          .columns(['learner_id', 'id'])
          .doUpdateSet(({ ref }) => ({
            ended_at: ref('excluded.ended_at'),
            duration_seconds: ref('excluded.duration_seconds'),
            pause_seconds: ref('excluded.pause_seconds'),
          }))
          .whereRef('excluded.ended_at', '>', 'study_sessions.ended_at'),
      )
      .execute();
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

  async days(learnerId: string, since?: Date): Promise<readonly StudiedDay[]> {
    // Nine hours ahead of UTC, and three hours into the night.
    const day = sql<string>`to_char((ended_at at time zone 'UTC') + interval '6 hours', 'YYYY-MM-DD')`;
    const rows = await this.#db
      .selectFrom('study_sessions')
      .select(({ fn }) => [
        day.as('day'),
        fn.sum('duration_seconds').as('seconds'),
        fn.countAll().as('sessions'),
      ])
      .where('learner_id', '=', learnerId)
      .$if(since !== undefined, (query) => query.where('ended_at', '>=', since ?? new Date(0)))
      .groupBy('day')
      .orderBy('day')
      .execute();
    return rows.map(({ day: date, seconds, sessions }) => ({
      day: date,
      seconds: Number(seconds),
      sessions: Number(sessions),
    }));
  }
}
