import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { LinkPurpose, MailLinks, StoredMailLink } from '../../accounts/mail-links.ts';

export class SqlMailLinks implements MailLinks {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async add(link: StoredMailLink, now: Date): Promise<void> {
    const { hash, purpose, learnerId, email, language, expiresAt } = link;
    await this.#db.transaction().execute(async (db) => {
      const known = await db
        .updateTable('mail_links')
        .set({ expires_at: sql`greatest(expires_at, ${expiresAt})` })
        .where('hash', '=', hash)
        .returning('hash')
        .executeTakeFirst();
      if (known) return;
      if (purpose !== 'undo-email')
        await db
          .updateTable('mail_links')
          .set({ used_at: now })
          .where('purpose', '=', purpose)
          .where('used_at', 'is', null)
          .where((is) =>
            learnerId === undefined
              ? is.and([is('learner_id', 'is', null), is('email', '=', email)])
              : is('learner_id', '=', learnerId),
          )
          .execute();
      await db
        .insertInto('mail_links')
        .values({
          hash,
          purpose,
          learner_id: learnerId ?? null,
          email,
          language,
          expires_at: expiresAt,
          used_at: null,
        })
        .execute();
    });
  }

  async find(
    hash: string,
    purposes: readonly LinkPurpose[],
    now: Date,
  ): Promise<StoredMailLink | undefined> {
    return asLink(
      await this.#db
        .selectFrom('mail_links')
        .selectAll()
        .where('hash', '=', hash)
        .where('purpose', 'in', purposes)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst(),
    );
  }

  async use(
    hash: string,
    purposes: readonly LinkPurpose[],
    now: Date,
  ): Promise<StoredMailLink | undefined> {
    return asLink(
      await this.#db
        .updateTable('mail_links')
        .set({ used_at: now })
        .where('hash', '=', hash)
        .where('purpose', 'in', purposes)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst(),
    );
  }

  async revokeOf(learnerId: string, now: Date): Promise<void> {
    await this.#db
      .updateTable('mail_links')
      .set({ used_at: now })
      .where('learner_id', '=', learnerId)
      .where('purpose', '!=', 'undo-email')
      .where('used_at', 'is', null)
      .execute();
  }

  async revokeUndos(learnerId: string, expiresFrom: Date, now: Date): Promise<boolean> {
    const revoked = await this.#db
      .updateTable('mail_links')
      .set({ used_at: now })
      .where('learner_id', '=', learnerId)
      .where('purpose', '=', 'undo-email')
      .where('expires_at', '>=', expiresFrom)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return revoked.numUpdatedRows > 0n;
  }

  async isUndone(
    learnerId: string,
    { at, expiresAt }: { readonly at: Date; readonly expiresAt: Date },
  ): Promise<boolean> {
    const undone = await this.#db
      .selectFrom('mail_links')
      .select('hash')
      .where('learner_id', '=', learnerId)
      .where('purpose', '=', 'undo-email')
      .where('expires_at', '<=', expiresAt)
      .where('used_at', '>=', at)
      .executeTakeFirst();
    return undone !== undefined;
  }

  async removeExpired(now: Date): Promise<void> {
    await this.#db.deleteFrom('mail_links').where('expires_at', '<=', now).execute();
  }
}

const asLink = (row: Selectable<Database['mail_links']> | undefined): StoredMailLink | undefined =>
  row && {
    hash: row.hash,
    purpose: row.purpose,
    learnerId: row.learner_id ?? undefined,
    email: row.email,
    language: row.language,
    expiresAt: row.expires_at,
  };
