import type { Kysely } from 'kysely';
import type { OneTimeSecrets, StoredSecret } from '../../accounts/one-time-secrets.ts';
import type { Database } from '../../database/schema.ts';

export class SqlOneTimeSecrets implements OneTimeSecrets {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async begin(learnerId: string, sealed: string): Promise<boolean> {
    const begun = await this.#db
      .insertInto('one_time_secrets')
      .values({ learner_id: learnerId, sealed, last_step: 0 })
      .onConflict((conflict) =>
        conflict
          .column('learner_id')
          .doUpdateSet({ sealed })
          .where('one_time_secrets.is_confirmed', '=', false),
      )
      .returning('learner_id')
      .executeTakeFirst();
    return begun !== undefined;
  }

  async of(learnerId: string): Promise<StoredSecret | undefined> {
    const row = await this.#db
      .selectFrom('one_time_secrets')
      .selectAll()
      .where('learner_id', '=', learnerId)
      .executeTakeFirst();
    return (
      row && {
        learnerId: row.learner_id,
        sealed: row.sealed,
        isConfirmed: row.is_confirmed,
        lastStep: Number(row.last_step),
      }
    );
  }

  async use(
    { learnerId, sealed }: Pick<StoredSecret, 'learnerId' | 'sealed'>,
    step: number,
  ): Promise<boolean> {
    const used = await this.#db
      .updateTable('one_time_secrets')
      .set({ last_step: step, is_confirmed: true })
      .where('learner_id', '=', learnerId)
      .where('sealed', '=', sealed)
      .where('last_step', '<', step)
      .returning('learner_id')
      .executeTakeFirst();
    return used !== undefined;
  }

  async remove(learnerId: string): Promise<boolean> {
    const removed = await this.#db
      .deleteFrom('one_time_secrets')
      .where('learner_id', '=', learnerId)
      .returning('learner_id')
      .executeTakeFirst();
    return removed !== undefined;
  }
}
