import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { RefreshTokens, StoredRefreshToken } from '../../accounts/refresh-tokens.ts';

export class SqlRefreshTokens implements RefreshTokens {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async add(token: StoredRefreshToken): Promise<void> {
    await this.#db
      .insertInto('refresh_tokens')
      .values({
        hash: token.hash,
        family: token.family,
        learner_id: token.learnerId,
        access_jti: token.accessJti,
        expires_at: token.expiresAt,
        used_at: token.usedAt ?? null,
        revoked_at: token.revokedAt ?? null,
      })
      .execute();
  }

  async ofHash(hash: string): Promise<StoredRefreshToken | undefined> {
    const row = await this.#db
      .selectFrom('refresh_tokens')
      .selectAll()
      .where('hash', '=', hash)
      .executeTakeFirst();
    return (
      row && {
        hash: row.hash,
        family: row.family,
        learnerId: row.learner_id,
        accessJti: row.access_jti,
        expiresAt: row.expires_at,
        usedAt: row.used_at ?? undefined,
        revokedAt: row.revoked_at ?? undefined,
      }
    );
  }

  async use(hash: string, at: Date): Promise<boolean> {
    const used = await this.#db
      .updateTable('refresh_tokens')
      .set({ used_at: at })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .returning('hash')
      .executeTakeFirst();
    return used !== undefined;
  }

  async revokeFamily(family: string, at: Date): Promise<readonly string[]> {
    const revoked = await this.#db
      .updateTable('refresh_tokens')
      .set({ revoked_at: at })
      .where('family', '=', family)
      .where('revoked_at', 'is', null)
      .returning('access_jti')
      .execute();
    return revoked.map((row) => row.access_jti);
  }

  async revokeFamilyOf(
    learnerId: string,
    accessJti: string,
    at: Date,
  ): Promise<readonly string[] | undefined> {
    const token = await this.#db
      .selectFrom('refresh_tokens')
      .select('family')
      .where('learner_id', '=', learnerId)
      .where('access_jti', '=', accessJti)
      .executeTakeFirst();
    return token && this.revokeFamily(token.family, at);
  }

  async revokeAllOf(
    learnerId: string,
    keptJti: string | undefined,
    at: Date,
  ): Promise<readonly string[]> {
    const revoked = await this.#db
      .updateTable('refresh_tokens')
      .set({ revoked_at: at })
      .where('learner_id', '=', learnerId)
      .where('revoked_at', 'is', null)
      .$if(keptJti !== undefined, (update) =>
        update.where('family', 'not in', (kept) =>
          kept
            .selectFrom('refresh_tokens')
            .select('family')
            .where('learner_id', '=', learnerId)
            .where('access_jti', '=', keptJti ?? ''),
        ),
      )
      .returning('access_jti')
      .execute();
    return revoked.map((row) => row.access_jti);
  }

  async removeExpired(now: Date): Promise<void> {
    await this.#db.deleteFrom('refresh_tokens').where('expires_at', '<=', now).execute();
  }
}
