import type { Kysely, Selectable } from 'kysely';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import type { OwnQuestion, OwnQuestions } from '../../monologues/own-questions.ts';
import { holdLearner } from './sql-progress.ts';

export class SqlOwnQuestions implements OwnQuestions {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async keep(question: OwnQuestion): Promise<void> {
    const { learnerId, id } = question;
    const content = {
      monologue_id: question.monologueId,
      sentence: question.sentence,
      meant: question.meant ?? null,
      said: question.said,
      answer: question.answer,
      note: JSON.stringify(question.note),
      topics: JSON.stringify(question.topics),
      added_at: question.addedAt,
    };
    await inTransaction(this.#db, async (db) => {
      await holdLearner(db, learnerId);
      await db
        .insertInto('own_questions')
        .values({ learner_id: learnerId, id, ...content })
        .onConflict((conflict) => conflict.columns(['learner_id', 'id']).doUpdateSet(content))
        .execute();
    });
  }

  async ofIds(learnerId: string, ids: readonly string[]): Promise<readonly OwnQuestion[]> {
    if (ids.length === 0) return [];
    const rows = await this.#of(learnerId)
      .where('id', 'in', [...ids])
      .execute();
    return rows.map(asQuestion);
  }

  async ofMonologue(learnerId: string, monologueId: string): Promise<readonly OwnQuestion[]> {
    const rows = await this.#of(learnerId).where('monologue_id', '=', monologueId).execute();
    return rows.map(asQuestion);
  }

  remove(learnerId: string, id: string): Promise<boolean> {
    return inTransaction(this.#db, async (db) => {
      await holdLearner(db, learnerId);
      const { numDeletedRows } = await db
        .deleteFrom('own_questions')
        .where('learner_id', '=', learnerId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    });
  }

  #of(learnerId: string) {
    return this.#db.selectFrom('own_questions').selectAll().where('learner_id', '=', learnerId);
  }
}

const asQuestion = (row: Selectable<Database['own_questions']>): OwnQuestion => ({
  id: row.id,
  learnerId: row.learner_id,
  monologueId: row.monologue_id,
  sentence: row.sentence,
  meant: row.meant ?? undefined,
  said: row.said,
  answer: row.answer,
  note: row.note,
  topics: row.topics,
  addedAt: row.added_at,
});
