import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Celebrations } from '../../study-time/celebrations.ts';

export class SqlCelebrations implements Celebrations {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async celebrated(learnerId: string): Promise<number> {
    const row = await this.#db
      .selectFrom('learners')
      .select('celebrated_days')
      .where('id', '=', learnerId)
      .executeTakeFirst();
    return row?.celebrated_days ?? 0;
  }

  async claim(learnerId: string, days: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('learners')
      .set({ celebrated_days: days, progress_version: sql`progress_version + 1` })
      .where('id', '=', learnerId)
      .where('celebrated_days', '<', days)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}
