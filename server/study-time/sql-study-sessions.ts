import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { StudiedTime, StudySession, StudySessions } from './study-sessions.ts';

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
      .onConflict((conflict) => conflict.columns(['learner_id', 'id']).doNothing())
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
}
