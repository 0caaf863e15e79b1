import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { DeviceToken, DeviceTokens } from '../../accounts/device-tokens.ts';

export class SqlDeviceTokens implements DeviceTokens {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async put({ token, learnerId, sessionId, platform, addedAt }: DeviceToken): Promise<void> {
    const owner = {
      learner_id: learnerId,
      session_id: sessionId ?? null,
      platform,
      added_at: addedAt,
    };
    await this.#db.transaction().execute(async (db) => {
      if (sessionId !== undefined)
        await db
          .deleteFrom('device_tokens')
          .where('learner_id', '=', learnerId)
          .where('session_id', '=', sessionId)
          .where('token', '!=', token)
          .execute();
      await db
        .insertInto('device_tokens')
        .values({ token, ...owner })
        .onConflict((conflict) => conflict.column('token').doUpdateSet(owner))
        .execute();
    });
  }

  async keepOf(learnerId: string, sessionIds: readonly string[]): Promise<void> {
    await this.#db
      .deleteFrom('device_tokens')
      .where('learner_id', '=', learnerId)
      .where(({ or, eb }) =>
        or([
          eb('session_id', 'is', null),
          ...(sessionIds.length === 0 ? [eb.lit(true)] : [eb('session_id', 'not in', sessionIds)]),
        ]),
      )
      .execute();
  }

  async forgetOrphans(): Promise<void> {
    await this.#db
      .deleteFrom('device_tokens')
      .where('session_id', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('sessions')
              .select('id')
              .whereRef('sessions.id', '=', 'device_tokens.session_id'),
          ),
        ),
      )
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
      sessionId: row.session_id ?? undefined,
      platform: row.platform,
      addedAt: row.added_at,
    }));
  }
}
