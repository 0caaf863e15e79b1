import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { SignInCodes, StoredCode, TakenCode } from '../../accounts/sign-in-codes.ts';

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

  async take(hash: string, begins: string): Promise<TakenCode | undefined> {
    const row = await this.#db
      .updateTable('sign_in_codes')
      .set({ begun_session_id: begins })
      .where('hash', '=', hash)
      .where('begun_session_id', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!row) return this.#takenBefore(hash);
    return {
      isFirst: true,
      code: {
        hash: row.hash,
        learnerId: row.learner_id,
        sessionId: row.session_id,
        provedAt: row.proved_at,
        challenge: row.challenge,
        expiresAt: row.expires_at,
      },
    };
  }

  async has(hash: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('sign_in_codes')
      .select('hash')
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row !== undefined;
  }

  async #takenBefore(hash: string): Promise<TakenCode | undefined> {
    const row = await this.#db
      .deleteFrom('sign_in_codes')
      .where('hash', '=', hash)
      .returning(['learner_id', 'begun_session_id'])
      .executeTakeFirst();
    if (!row || row.begun_session_id === null) return undefined;
    return { isFirst: false, learnerId: row.learner_id, begun: row.begun_session_id };
  }

  async removeExpired(now: Date): Promise<void> {
    await this.#db.deleteFrom('sign_in_codes').where('expires_at', '<=', now).execute();
  }
}
