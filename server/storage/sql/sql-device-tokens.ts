import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { DeviceToken, DeviceTokens } from '../../accounts/device-tokens.ts';

export class SqlDeviceTokens implements DeviceTokens {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async put({ token, learnerId, platform, addedAt }: DeviceToken): Promise<void> {
    const owner = { learner_id: learnerId, platform, added_at: addedAt };
    await this.#db
      .insertInto('device_tokens')
      .values({ token, ...owner })
      .onConflict((conflict) => conflict.column('token').doUpdateSet(owner))
      .execute();
  }

  of(learnerId: string): Promise<readonly DeviceToken[]> {
    return this.ofAll([learnerId]);
  }

  async forget(token: string): Promise<void> {
    await this.#db.deleteFrom('device_tokens').where('token', '=', token).execute();
  }

  async ofAll(learnerIds: readonly string[]): Promise<readonly DeviceToken[]> {
    if (learnerIds.length === 0) return [];
    const rows = await this.#db
      .selectFrom('device_tokens')
      .selectAll()
      .where('learner_id', 'in', learnerIds)
      .orderBy('added_at')
      .execute();
    return rows.map((row) => ({
      token: row.token,
      learnerId: row.learner_id,
      platform: row.platform,
      addedAt: row.added_at,
    }));
  }
}
