import { sql, type Kysely } from 'kysely';
import type { AppleNotification, AppleStanding } from '../../apple/apple-standing.ts';
import type { AppleSubscriptions } from '../../apple/apple-subscriptions.ts';
import type { AttestedKey, AttestedKeys } from '../../apple/attest/attested-keys.ts';
import type { StoreReviews } from '../../apple/store-reviews.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';

export class SqlAttestedKeys implements AttestedKeys {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async add({ keyId, learnerId, publicKey, counter, registeredAt }: AttestedKey) {
    await this.#db
      .insertInto('attested_keys')
      .values({
        key_id: keyId,
        learner_id: learnerId,
        public_key: publicKey,
        counter,
        registered_at: registeredAt,
      })
      .onConflict((conflict) => conflict.column('key_id').doNothing())
      .execute();
    const { learner_id: holder } = await this.#db
      .selectFrom('attested_keys')
      .select('learner_id')
      .where('key_id', '=', keyId)
      .executeTakeFirstOrThrow();
    return holder === learnerId;
  }

  async of(learnerId: string): Promise<readonly AttestedKey[]> {
    const rows = await this.#db
      .selectFrom('attested_keys')
      .selectAll()
      .where('learner_id', '=', learnerId)
      .orderBy('registered_at')
      .orderBy('key_id')
      .execute();
    return rows.map((row) => ({
      keyId: row.key_id,
      learnerId: row.learner_id,
      publicKey: new Uint8Array(row.public_key),
      counter: Number(row.counter),
      registeredAt: row.registered_at,
    }));
  }
}

export class SqlStoreReviews implements StoreReviews {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async claim(learnerId: string, now: Date, since: Date): Promise<boolean> {
    const claimed = await this.#db
      .insertInto('store_reviews')
      .values({ learner_id: learnerId, asked_at: now })
      .onConflict((conflict) =>
        conflict
          .column('learner_id')
          .doUpdateSet({ asked_at: now })
          .where('store_reviews.asked_at', '<', since),
      )
      .returning('learner_id')
      .executeTakeFirst();
    return claimed !== undefined;
  }
}

export class SqlAppleSubscriptions implements AppleSubscriptions {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  take(notification: AppleNotification, standing: AppleStanding | undefined): Promise<boolean> {
    const { id, type, subtype, signedAt } = notification;
    return inTransaction(this.#db, async (db) => {
      const taken = await db
        .insertInto('apple_notifications')
        .values({ id, type, subtype: subtype ?? null, signed_at: signedAt })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (taken && standing) await keep(db, standing);
      return taken !== undefined;
    });
  }

  async forgetNotifications(signedBefore: Date): Promise<void> {
    await this.#db
      .deleteFrom('apple_notifications')
      .where('signed_at', '<', signedBefore)
      .execute();
  }

  async of(originalTransactionId: string): Promise<AppleStanding | undefined> {
    const row = await this.#db
      .selectFrom('apple_subscriptions')
      .selectAll()
      .where('original_transaction_id', '=', originalTransactionId)
      .executeTakeFirst();
    return (
      row && {
        originalTransactionId,
        productId: row.product_id,
        state: row.state,
        until: row.until,
        renews: row.renews,
        saidAt: row.said_at,
      }
    );
  }
}

async function keep(db: Kysely<Database>, standing: AppleStanding): Promise<void> {
  const content = {
    product_id: standing.productId,
    state: standing.state,
    until: standing.until,
    renews: standing.renews,
    said_at: standing.saidAt,
  };
  await db
    .insertInto('apple_subscriptions')
    .values({ original_transaction_id: standing.originalTransactionId, ...content })
    .onConflict((conflict) =>
      conflict
        .column('original_transaction_id')
        .doUpdateSet(content)
        .where('apple_subscriptions.said_at', '<', sql<Date>`excluded.said_at`),
    )
    .execute();
}
