import type { Kysely, Selectable } from 'kysely';
import type { Passkeys, StoredPasskey } from '../../accounts/passkeys.ts';
import type { Database } from '../../database/schema.ts';

export class SqlPasskeys implements Passkeys {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async add(passkey: StoredPasskey): Promise<boolean> {
    const added = await this.#db
      .insertInto('passkeys')
      .values({
        id: passkey.id,
        learner_id: passkey.learnerId,
        credential_id: passkey.credentialId,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        transports: JSON.stringify(passkey.transports),
        name: passkey.name,
        added_at: passkey.addedAt,
        used_at: passkey.usedAt ?? null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  }

  async ofCredential(credentialId: string): Promise<StoredPasskey | undefined> {
    const row = await this.#db
      .selectFrom('passkeys')
      .selectAll()
      .where('credential_id', '=', credentialId)
      .executeTakeFirst();
    return row && asPasskey(row);
  }

  async ofLearner(learnerId: string): Promise<readonly StoredPasskey[]> {
    const rows = await this.#db
      .selectFrom('passkeys')
      .selectAll()
      .where('learner_id', '=', learnerId)
      .orderBy('added_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(asPasskey);
  }

  async used(id: string, counter: number, at: Date): Promise<boolean> {
    const noted = await this.#db
      .updateTable('passkeys')
      .set({ counter, used_at: at })
      .where('id', '=', id)
      .where((where) => (counter === 0 ? where('counter', '=', 0) : where('counter', '<', counter)))
      .returning('id')
      .executeTakeFirst();
    return noted !== undefined;
  }

  async rename(learnerId: string, id: string, name: string): Promise<boolean> {
    const renamed = await this.#db
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('learner_id', '=', learnerId)
      .returning('id')
      .executeTakeFirst();
    return renamed !== undefined;
  }

  async remove(learnerId: string, id: string): Promise<boolean> {
    const removed = await this.#db
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('learner_id', '=', learnerId)
      .returning('id')
      .executeTakeFirst();
    return removed !== undefined;
  }
}

const asPasskey = (row: Selectable<Database['passkeys']>): StoredPasskey => ({
  id: row.id,
  learnerId: row.learner_id,
  credentialId: row.credential_id,
  // A plain array of bytes, whatever the driver gives.
  publicKey: new Uint8Array(row.public_key),
  counter: Number(row.counter),
  transports: row.transports,
  name: row.name,
  addedAt: row.added_at,
  usedAt: row.used_at ?? undefined,
});
