import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { EndedTokens } from '../../accounts/ended-tokens.ts';

export class SqlEndedTokens implements EndedTokens {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async add(tokenIds: readonly string[], at: Date): Promise<void> {
    if (tokenIds.length === 0) return;
    await this.#db
      .insertInto('ended_tokens')
      .values(tokenIds.map((id) => ({ id, ended_at: at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async since(at: Date): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('ended_tokens')
      .select('id')
      .where('ended_at', '>=', at)
      .execute();
    return rows.map(({ id }) => id);
  }

  async removeBefore(at: Date): Promise<void> {
    await this.#db.deleteFrom('ended_tokens').where('ended_at', '<', at).execute();
  }
}
