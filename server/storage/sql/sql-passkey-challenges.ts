import type { Kysely } from 'kysely';
import type { PasskeyChallenges, StoredChallenge } from '../../accounts/passkey-challenges.ts';
import type { Database } from '../../database/schema.ts';

export class SqlPasskeyChallenges implements PasskeyChallenges {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async add({ hash, purpose, sessionId, expiresAt }: StoredChallenge): Promise<void> {
    await this.#db
      .insertInto('passkey_challenges')
      .values({ hash, purpose, session_id: sessionId ?? null, expires_at: expiresAt })
      .execute();
  }

  async take(hash: string): Promise<StoredChallenge | undefined> {
    const row = await this.#db
      .deleteFrom('passkey_challenges')
      .where('hash', '=', hash)
      .returningAll()
      .executeTakeFirst();
    return (
      row && {
        hash: row.hash,
        purpose: row.purpose,
        sessionId: row.session_id ?? undefined,
        expiresAt: row.expires_at,
      }
    );
  }

  async removeExpired(now: Date): Promise<void> {
    await this.#db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
  }
}
