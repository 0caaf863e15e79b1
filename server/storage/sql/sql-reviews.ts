import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Reviews, StoredReview } from '../../review/reviews.ts';

export class SqlReviews implements Reviews {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async begin(review: Omit<StoredReview, 'finishedAt'>): Promise<boolean> {
    await this.#db
      .insertInto('reviews')
      .values({
        id: review.id,
        learner_id: review.learnerId,
        kind: review.kind,
        question_ids: JSON.stringify(review.questionIds),
        begun_at: review.begunAt,
        finished_at: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return (await this.ofId(review.learnerId, review.id)) !== undefined;
  }

  async ofId(learnerId: string, id: string): Promise<StoredReview | undefined> {
    const row = await this.#db
      .selectFrom('reviews')
      .selectAll()
      .where('id', '=', id)
      .where('learner_id', '=', learnerId)
      .executeTakeFirst();
    return (
      row && {
        id: row.id,
        learnerId: row.learner_id,
        kind: row.kind,
        questionIds: row.question_ids,
        begunAt: row.begun_at,
        finishedAt: row.finished_at ?? undefined,
      }
    );
  }

  async finish(learnerId: string, id: string, at: Date): Promise<void> {
    await this.#db
      .updateTable('reviews')
      .set({ finished_at: at })
      .where('id', '=', id)
      .where('learner_id', '=', learnerId)
      .where('finished_at', 'is', null)
      .execute();
  }
}
