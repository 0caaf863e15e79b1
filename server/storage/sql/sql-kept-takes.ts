import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { KeptTakes } from '../../records/kept-takes.ts';

export class SqlKeptTakes implements KeptTakes {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async add(learnerId: string, bytes: number, most: number): Promise<boolean> {
    if (bytes > most) return false;
    const added = await this.#db
      .insertInto('kept_takes')
      .values({ learner_id: learnerId, bytes })
      .onConflict((conflict) =>
        conflict
          .column('learner_id')
          .doUpdateSet({ bytes: sql`kept_takes.bytes + excluded.bytes` })
          .where(sql`kept_takes.bytes + excluded.bytes`, '<=', most),
      )
      .returning('learner_id')
      .execute();
    return added.length > 0;
  }

  async remove(learnerId: string, bytes: number): Promise<void> {
    await this.#db
      .updateTable('kept_takes')
      .set({ bytes: sql`greatest(0, bytes - ${bytes})` })
      .where('learner_id', '=', learnerId)
      .execute();
  }
}
