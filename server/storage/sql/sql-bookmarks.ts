import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Page } from '../../page.ts';
import type { BookmarkKind, Bookmarks, StoredBookmark } from '../../bookmarks/bookmarks.ts';

export class SqlBookmarks implements Bookmarks {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async set(bookmark: StoredBookmark): Promise<StoredBookmark> {
    const { learnerId, kind, targetId } = bookmark;
    await this.#db
      .insertInto('bookmarks')
      .values({
        learner_id: learnerId,
        kind,
        target_id: targetId,
        question_id: bookmark.questionId ?? null,
        is_on: bookmark.isOn,
        changed_at: bookmark.changedAt,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['learner_id', 'kind', 'target_id'])
          .doUpdateSet(({ ref }) => ({
            is_on: ref('excluded.is_on'),
            changed_at: ref('excluded.changed_at'),
          }))
          .where(({ eb, ref }) =>
            eb.or([
              eb('bookmarks.changed_at', '<', ref('excluded.changed_at')),
              eb.and([
                eb('bookmarks.changed_at', '=', ref('excluded.changed_at')),
                ref('excluded.is_on'),
              ]),
            ]),
          ),
      )
      .execute();
    const row = await this.#db
      .selectFrom('bookmarks')
      .selectAll()
      .where('learner_id', '=', learnerId)
      .where('kind', '=', kind)
      .where('target_id', '=', targetId)
      .executeTakeFirstOrThrow();
    return asBookmark(row);
  }

  async on(
    learnerId: string,
    kinds: readonly BookmarkKind[],
    { limit, after }: Page,
  ): Promise<readonly StoredBookmark[]> {
    // As `placeOfBookmark` has it.
    const id = sql`kind || '-' || target_id`;
    const rows = await this.#db
      .selectFrom('bookmarks')
      .selectAll()
      .where('learner_id', '=', learnerId)
      .where('kind', 'in', [...kinds])
      .where('is_on', '=', true)
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(changed_at, ${id}) < (${after?.at}::timestamptz, ${after?.id})`),
      )
      .orderBy('changed_at', 'desc')
      .orderBy(id, 'desc')
      .limit(limit)
      .execute();
    return rows.map(asBookmark);
  }
}

const asBookmark = (row: Selectable<Database['bookmarks']>): StoredBookmark => ({
  learnerId: row.learner_id,
  kind: row.kind,
  targetId: row.target_id,
  questionId: row.question_id ?? undefined,
  isOn: row.is_on,
  changedAt: row.changed_at,
});
