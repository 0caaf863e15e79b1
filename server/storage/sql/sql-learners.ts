import { sql, type Kysely } from 'kysely';
import { isUniqueViolation } from '../../database/database-error.ts';
import type { Database } from '../../database/schema.ts';
import type { SurveyAnswer } from '../../survey/survey.ts';
import type {
  GivenAccount,
  Learners,
  NewLearner,
  ShownPurchase,
  StoredLearner,
  StoredPlacement,
} from '../../accounts/learners.ts';
import { asLearner, rowOfLearner } from './learner-rows.ts';

const GUESTS_AT_A_TIME = 100;

/** Where she starts changes what the lists of lessons say. */
const NEXT_VERSION = sql<never>`progress_version + 1`;

export class SqlLearners implements Learners {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async add(learner: NewLearner): Promise<boolean> {
    const added = await this.#db
      .insertInto('learners')
      .values(rowOfLearner(learner))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  }

  ofId(id: string): Promise<StoredLearner | undefined> {
    return this.#one('id', id);
  }

  ofEmail(email: string): Promise<StoredLearner | undefined> {
    return this.#one('email', email.toLowerCase());
  }

  ofAppleTransaction(transactionId: string): Promise<StoredLearner | undefined> {
    return this.#one('apple_transaction_id', transactionId);
  }

  async makeAccount(
    guestId: string,
    account: GivenAccount,
  ): Promise<'made' | 'email-taken' | 'no-guest'> {
    try {
      const made = await this.#db
        .updateTable('learners')
        .set({
          email: account.email.toLowerCase(),
          password_hash: account.passwordHash,
          language: account.language,
          is_guest: false,
        })
        .where('id', '=', guestId)
        .where('is_guest', '=', true)
        .returning('id')
        .executeTakeFirst();
      return made ? 'made' : 'no-guest';
    } catch (error) {
      if (isUniqueViolation(error)) return 'email-taken';
      throw error;
    }
  }

  async setPassword(id: string, passwordHash: string | undefined): Promise<void> {
    await this.#db
      .updateTable('learners')
      .set({ password_hash: passwordHash ?? null })
      .where('id', '=', id)
      .execute();
  }

  async rehash(id: string, from: string, to: string): Promise<void> {
    await this.#db
      .updateTable('learners')
      .set({ password_hash: to })
      .where('id', '=', id)
      .where('password_hash', '=', from)
      .execute();
  }

  async showPurchase(
    id: string,
    { signedAt, shownAt }: ShownPurchase,
    notBefore: Date,
  ): Promise<boolean> {
    const isNewer = await this.#db
      .updateTable('learners')
      .set({ purchase_signed_at: signedAt, purchase_shown_at: shownAt })
      .where('id', '=', id)
      .where((or) =>
        or.or([or('purchase_signed_at', 'is', null), or('purchase_signed_at', '<', signedAt)]),
      )
      .returning('id')
      .executeTakeFirst();
    if (isNewer) return true;
    const isSame = await this.#db
      .selectFrom('learners')
      .select('id')
      .where('id', '=', id)
      .where('purchase_signed_at', '=', signedAt)
      .where('purchase_shown_at', '>=', notBefore)
      .executeTakeFirst();
    return isSame !== undefined;
  }

  async attachPurchase(
    id: string,
    appleTransactionId: string,
    { signedAt, shownAt }: ShownPurchase,
  ): Promise<boolean> {
    try {
      const attached = await this.#db
        .updateTable('learners')
        .set({
          apple_transaction_id: appleTransactionId,
          purchase_signed_at: signedAt,
          purchase_shown_at: shownAt,
          purchase_signs_in: false,
        })
        .where('id', '=', id)
        .where('is_guest', '=', false)
        .where((or) =>
          or.or([or('apple_transaction_id', 'is', null), or('purchase_signs_in', '=', false)]),
        )
        .returning('id')
        .executeTakeFirst();
      return attached !== undefined;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  async dropFactors(id: string): Promise<void> {
    for (const table of ['passkeys', 'one_time_secrets', 'recovery_codes'] as const)
      await this.#db.deleteFrom(table).where('learner_id', '=', id).execute();
  }

  async dropAttached(id: string): Promise<void> {
    await this.dropFactors(id);
    await this.#db.deleteFrom('device_tokens').where('learner_id', '=', id).execute();
    await this.#db
      .updateTable('learners')
      .set({
        apple_transaction_id: null,
        purchase_signed_at: null,
        purchase_shown_at: null,
        purchase_signs_in: true,
      })
      .where('id', '=', id)
      .execute();
  }

  async dropEmail(id: string): Promise<void> {
    await this.#db
      .updateTable('learners')
      .set({ email: null })
      .where('id', '=', id)
      .where('email_confirmed_at', 'is', null)
      .execute();
  }

  async setEmail(id: string, email: string, confirmedAt: Date): Promise<boolean> {
    try {
      await this.#db
        .updateTable('learners')
        .set({ email: email.toLowerCase(), email_confirmed_at: confirmedAt, is_guest: false })
        .where('id', '=', id)
        .execute();
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  async setSurvey(id: string, answers: readonly SurveyAnswer[], at: Date): Promise<void> {
    await this.#db
      .updateTable('learners')
      .set({ survey: JSON.stringify(answers), surveyed_at: at, progress_version: NEXT_VERSION })
      .where('id', '=', id)
      .execute();
  }

  async changePlacement(
    id: string,
    from: StoredPlacement | undefined,
    to: StoredPlacement,
  ): Promise<boolean> {
    const expected = from ? JSON.stringify(from) : null;
    const changed = await this.#db
      .updateTable('learners')
      .set({ placement: JSON.stringify(to), progress_version: NEXT_VERSION })
      .where('id', '=', id)
      .where('placement', 'is not distinct from', sql<never>`${expected}::jsonb`)
      .returning('id')
      .executeTakeFirst();
    return changed !== undefined;
  }

  async remove(id: string): Promise<void> {
    await this.#db.deleteFrom('learners').where('id', '=', id).execute();
  }

  async oldGuests(before: Date, now: Date): Promise<readonly string[]> {
    const old = await this.#db
      .selectFrom('learners')
      .select('id')
      .where('created_at', '<', before)
      .where('is_guest', '=', true)
      .where('id', 'not in', this.#withSession(now))
      .limit(GUESTS_AT_A_TIME)
      .execute();
    return old.map(({ id }) => id);
  }

  async removeGuests(ids: readonly string[], now: Date): Promise<readonly string[]> {
    if (ids.length === 0) return [];
    const gone = await this.#db
      .deleteFrom('learners')
      .where('id', 'in', ids)
      .where('is_guest', '=', true)
      .where('id', 'not in', this.#withSession(now))
      .returning('id')
      .execute();
    return gone.map(({ id }) => id);
  }

  #withSession(now: Date) {
    return this.#db.selectFrom('sessions').select('learner_id').where('expires_at', '>', now);
  }

  async #one(
    column: 'id' | 'email' | 'apple_transaction_id',
    value: string,
  ): Promise<StoredLearner | undefined> {
    return asLearner(
      await this.#db
        .selectFrom('learners')
        .selectAll()
        .where(column, '=', value)
        .executeTakeFirst(),
    );
  }
}
