import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { SignInCodes, StoredCode } from '../../accounts/sign-in-codes.ts';

export class SqlSignInCodes implements SignInCodes {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async add(code: StoredCode): Promise<void> {
    await this.#db
      .insertInto('sign_in_codes')
      .values({
        hash: code.hash,
        learner_id: code.learnerId,
        session_id: code.sessionId,
        proved_at: code.provedAt,
        challenge: code.challenge,
        expires_at: code.expiresAt,
      })
      .execute();
  }

  async take(hash: string): Promise<StoredCode | undefined> {
    const row = await this.#db
      .deleteFrom('sign_in_codes')
      .where('hash', '=', hash)
      .returningAll()
      .executeTakeFirst();
    return (
      row && {
        hash: row.hash,
        learnerId: row.learner_id,
        sessionId: row.session_id,
        provedAt: row.proved_at,
        challenge: row.challenge,
        expiresAt: row.expires_at,
      }
    );
  }

  async removeExpired(now: Date): Promise<void> {
    await this.#db.deleteFrom('sign_in_codes').where('expires_at', '<=', now).execute();
  }
}
