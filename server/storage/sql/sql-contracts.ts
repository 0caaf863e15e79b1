import { sql, type Kysely } from 'kysely';
import type { PaidBy, Subscription } from '../../../core/domain/contract/contract.ts';
import type { Contracts, KnownOfLearner, StoredContract } from '../../contracts/contracts.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { asContract, asStanding, OF_APPLE, OF_CONTRACT } from './contract-rows.ts';

export class SqlContracts implements Contracts {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  of(learnerId: string): Promise<StoredContract | undefined> {
    return this.#one('contracts.learner_id', learnerId);
  }

  ofCustomer(customerId: string): Promise<StoredContract | undefined> {
    return this.#one('contracts.customer_id', customerId);
  }

  async knownOf(learnerId: string): Promise<KnownOfLearner> {
    const rows = await this.#db
      .selectFrom('learners')
      .leftJoin('contracts', 'contracts.learner_id', 'learners.id')
      .leftJoin('subscriptions', 'subscriptions.learner_id', 'learners.id')
      .leftJoin(
        'apple_subscriptions',
        'apple_subscriptions.original_transaction_id',
        'learners.apple_transaction_id',
      )
      .select(OF_CONTRACT)
      .select(OF_APPLE)
      .where('learners.id', '=', learnerId)
      .orderBy('paid_by')
      .execute();
    return { contract: asContract(rows), apple: asStanding(rows[0]) };
  }

  async claimCheckout(learnerId: string, now: Date, until: Date): Promise<boolean> {
    await this.#db
      .insertInto('contracts')
      .values({ learner_id: learnerId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { numUpdatedRows } = await this.#db
      .updateTable('contracts')
      .set({ checkout_until: until })
      .where('learner_id', '=', learnerId)
      .where(({ or, eb }) =>
        or([eb('checkout_until', 'is', null), eb('checkout_until', '<=', now)]),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async releaseCheckout(learnerId: string, until: Date): Promise<void> {
    await this.#db
      .updateTable('contracts')
      .set({ checkout_until: null })
      .where('learner_id', '=', learnerId)
      .where('checkout_until', '=', until)
      .execute();
  }

  async beginTrial(learnerId: string, at: Date): Promise<Date> {
    const { trial_started_at: kept } = await this.#db
      .insertInto('contracts')
      .values({ learner_id: learnerId, trial_started_at: at })
      .onConflict((conflict) =>
        conflict.column('learner_id').doUpdateSet({
          trial_started_at: sql`coalesce(contracts.trial_started_at, ${at})`,
        }),
      )
      .returning('trial_started_at')
      .executeTakeFirstOrThrow();
    return kept ?? at;
  }

  async setCustomer(learnerId: string, customerId: string, instead?: string): Promise<string> {
    const { customer_id: kept } = await this.#db
      .insertInto('contracts')
      .values({ learner_id: learnerId, customer_id: customerId })
      .onConflict((conflict) =>
        conflict.column('learner_id').doUpdateSet({
          customer_id: sql`coalesce(nullif(contracts.customer_id, ${instead ?? null}), ${customerId})`,
        }),
      )
      .returning('customer_id')
      .executeTakeFirstOrThrow();
    return kept ?? customerId;
  }

  put(
    learnerId: string,
    paidBy: PaidBy,
    subscription: Subscription | undefined,
    version: number,
  ): Promise<boolean> {
    return inTransaction(this.#db, async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('contracts')
        .set({ version: version + 1 })
        .where('learner_id', '=', learnerId)
        .where('version', '=', version)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await db
        .deleteFrom('subscriptions')
        .where('learner_id', '=', learnerId)
        .where('paid_by', '=', paidBy)
        .execute();
      if (subscription)
        await db
          .insertInto('subscriptions')
          .values({
            learner_id: learnerId,
            paid_by: paidBy,
            plan: subscription.plan,
            standing: subscription.standing,
            period_started_at: new Date(subscription.periodStartedAt),
            period_ends_at: new Date(subscription.periodEndsAt),
          })
          .execute();
      return true;
    });
  }

  async noteTrialTold(learnerId: string, at: Date): Promise<void> {
    await this.#db
      .updateTable('contracts')
      .set({ trial_told_at: at })
      .where('learner_id', '=', learnerId)
      .execute();
  }

  async trialsToTell(from: Date, before: Date): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('contracts')
      .select('learner_id')
      .where('trial_started_at', '>=', from)
      .where('trial_started_at', '<', before)
      .where('trial_told_at', 'is', null)
      .execute();
    return rows.map(({ learner_id: id }) => id);
  }

  async customers(after: string, limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('contracts')
      .select('customer_id')
      .where('customer_id', '>', after)
      .orderBy('customer_id')
      .limit(limit)
      .execute();
    return rows.flatMap(({ customer_id: id }) => id ?? []);
  }

  async forgetCustomers(beginning: string): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      const forgotten = await db
        .updateTable('contracts')
        .set({ customer_id: null })
        .where(sql<boolean>`starts_with(customer_id, ${beginning})`)
        .returning('learner_id')
        .execute();
      if (forgotten.length === 0) return;
      const learners = forgotten.map(({ learner_id: id }) => id);
      await db
        .deleteFrom('subscriptions')
        .where('paid_by', '=', 'card')
        .where('learner_id', 'in', learners)
        .execute();
    });
  }

  async knowsEvent(id: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('payment_events')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    return row !== undefined;
  }

  async noteEvent(id: string, at: Date): Promise<boolean> {
    const noted = await this.#db
      .insertInto('payment_events')
      .values({ id, at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return noted !== undefined;
  }

  async forgetEvents(before: Date): Promise<void> {
    await this.#db.deleteFrom('payment_events').where('at', '<', before).execute();
  }

  async #one(
    column: 'contracts.learner_id' | 'contracts.customer_id',
    value: string,
  ): Promise<StoredContract | undefined> {
    const rows = await this.#db
      .selectFrom('contracts')
      .leftJoin('subscriptions', 'subscriptions.learner_id', 'contracts.learner_id')
      .select(OF_CONTRACT)
      .where(column, '=', value)
      .orderBy('paid_by')
      .execute();
    return asContract(rows);
  }
}
