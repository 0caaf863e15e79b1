import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import type { Submissions } from '../../monologues/submissions.ts';

export class SqlSubmissions implements Submissions {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  take(learnerId: string, id: string, at: Date, since: Date | undefined): Promise<boolean> {
    return inTransaction(this.#db, async (db) => {
      // Two that come at once wait for each other here.
      await db
        .selectFrom('learners')
        .select('id')
        .where('id', '=', learnerId)
        .forUpdate()
        .executeTakeFirst();
      const noted = await db
        .selectFrom('submissions')
        .select('monologue_id')
        .where('learner_id', '=', learnerId)
        .where((or) =>
          or.or([or('monologue_id', '=', id), ...(since ? [or('at', '>=', since)] : [])]),
        )
        .execute();
      if (noted.length > 0) return noted.some(({ monologue_id: one }) => one === id);
      await db
        .insertInto('submissions')
        .values({ learner_id: learnerId, monologue_id: id, at })
        .execute();
      return true;
    });
  }

  async giveBack(learnerId: string, id: string): Promise<void> {
    await this.#db
      .deleteFrom('submissions')
      .where('learner_id', '=', learnerId)
      .where('monologue_id', '=', id)
      .execute();
  }

  async forgetId(learnerId: string, id: string): Promise<void> {
    await this.#db
      .updateTable('submissions')
      .set({ monologue_id: `removed ${randomUUID()}` })
      .where('learner_id', '=', learnerId)
      .where('monologue_id', '=', id)
      .execute();
  }
}
