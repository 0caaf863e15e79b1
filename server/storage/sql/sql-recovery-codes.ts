import type { Kysely } from 'kysely';
import type { RecoveryCodes } from '../../accounts/one-time-secrets.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';

export class SqlRecoveryCodes implements RecoveryCodes {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async replace(learnerId: string, hashes: readonly string[]): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      await db.deleteFrom('recovery_codes').where('learner_id', '=', learnerId).execute();
      if (hashes.length === 0) return;
      const rows = hashes.map((hash) => ({ learner_id: learnerId, hash }));
      await db.insertInto('recovery_codes').values(rows).execute();
    });
  }

  async use(learnerId: string, hash: string): Promise<boolean> {
    const used = await this.#db
      .deleteFrom('recovery_codes')
      .where('learner_id', '=', learnerId)
      .where('hash', '=', hash)
      .returning('hash')
      .executeTakeFirst();
    return used !== undefined;
  }

  async left(learnerId: string): Promise<number> {
    const rows = await this.#db
      .selectFrom('recovery_codes')
      .select('hash')
      .where('learner_id', '=', learnerId)
      .execute();
    return rows.length;
  }
}
