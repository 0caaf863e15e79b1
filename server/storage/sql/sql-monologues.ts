import { sql, type Kysely } from 'kysely';
import type { Correction } from '../../../core/domain/monologue/correction.ts';
import type { MaterialGenre } from '../../../core/domain/monologue/material.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import type {
  CorrectedMonologue,
  ListedMonologue,
  Monologues,
  NewMonologue,
  Settled,
  StoredMonologue,
  WaitingMonologue,
} from '../../monologues/monologues.ts';
import { factsOf, LISTED } from './monologue-rows.ts';
import { holdLearner } from './sql-progress.ts';
import type { Page } from '../../page.ts';
import type { KeptTake } from '../../records/records.ts';

/** Each change grows the learner's `progress_version`, after it is made: what was read before is not taken for what is. */
export class SqlMonologues implements Monologues {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async add(monologue: NewMonologue) {
    const { learnerId, id } = monologue;
    const { numInsertedOrUpdatedRows: inserted } = await this.#db
      .insertInto('monologues')
      .values({
        learner_id: learnerId,
        id,
        material_id: monologue.materialId,
        theme: monologue.theme ?? null,
        memo: JSON.stringify(monologue.memo),
        recorded_at: monologue.recordedAt,
        duration_ms: monologue.durationMs,
        take_path: monologue.takePath,
        take_bytes: monologue.takeBytes,
      })
      .onConflict((conflict) => conflict.columns(['learner_id', 'id']).doNothing())
      .executeTakeFirst();
    await holdLearner(this.#db, learnerId);
    const stored = await this.ofId(learnerId, id);
    if (!stored) throw new Error('A speech that was just put in is not there');
    return { stored, isNew: inserted === 1n };
  }

  async ofId(learnerId: string, id: string): Promise<StoredMonologue | undefined> {
    const row = await this.#db
      .selectFrom('monologues')
      .select([...LISTED, 'correction'])
      .where('learner_id', '=', learnerId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { ...factsOf(row), correction: row.correction ?? undefined };
  }

  async submit(learnerId: string, id: string, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.#change(learnerId, id)
      .set({ submitted_at: sql`coalesce(submitted_at, ${at})` })
      .executeTakeFirst();
    await holdLearner(this.#db, learnerId);
    return numUpdatedRows > 0n;
  }

  async settle(learnerId: string, id: string, settled: Settled, at: Date): Promise<boolean> {
    const outcome =
      'refusal' in settled
        ? { refusal: JSON.stringify(settled.refusal) }
        : {
            correction: JSON.stringify(settled.correction),
            result: JSON.stringify(settled.result),
          };
    const { numUpdatedRows } = await this.#change(learnerId, id)
      .set({ ...outcome, settled_at: at })
      .where('submitted_at', 'is not', null)
      .where('settled_at', 'is', null)
      .executeTakeFirst();
    await holdLearner(this.#db, learnerId);
    return numUpdatedRows > 0n;
  }

  changeCorrection(
    learnerId: string,
    id: string,
    change: (correction: Correction) => CorrectedMonologue | undefined,
  ): Promise<boolean> {
    return inTransaction(this.#db, async (db) => {
      const row = await db
        .selectFrom('monologues')
        .select('correction')
        .where('learner_id', '=', learnerId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      const changed = row?.correction && change(row.correction);
      if (!changed) return false;
      await db
        .updateTable('monologues')
        .set({
          correction: JSON.stringify(changed.correction),
          result: JSON.stringify(changed.result),
        })
        .where('learner_id', '=', learnerId)
        .where('id', '=', id)
        .execute();
      await holdLearner(db, learnerId);
      return true;
    });
  }

  async markRead(learnerId: string, id: string, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.#change(learnerId, id)
      .set({ read_at: sql`coalesce(read_at, ${at})` })
      .where('correction', 'is not', null)
      .executeTakeFirst();
    await holdLearner(this.#db, learnerId);
    return numUpdatedRows > 0n;
  }

  async wantFeedback(learnerId: string, id: string, at: Date | undefined): Promise<boolean> {
    const { numUpdatedRows } = await this.#change(learnerId, id)
      .set({ feedback_wanted_at: at ? sql`coalesce(feedback_wanted_at, ${at})` : null })
      .where('correction', 'is not', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async page(
    learnerId: string,
    { limit, after }: Page,
    { materialId, isCorrected }: { materialId?: string; isCorrected?: boolean } = {},
  ): Promise<readonly ListedMonologue[]> {
    let query = this.#db
      .selectFrom('monologues')
      .select(LISTED)
      .where('learner_id', '=', learnerId)
      .orderBy('recorded_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit);
    if (materialId !== undefined) query = query.where('material_id', '=', materialId);
    if (isCorrected) query = query.where('correction', 'is not', null);
    if (after) query = query.where(sql<boolean>`(recorded_at, id) < (${after.at}, ${after.id})`);
    const rows = await query.execute();
    return rows.map((row) => ({ ...factsOf(row), result: row.result ?? undefined }));
  }

  async waiting(limit: number): Promise<readonly WaitingMonologue[]> {
    const rows = await this.#db
      .selectFrom('monologues')
      .select(['learner_id', 'id', 'submitted_at'])
      .where('submitted_at', 'is not', null)
      .where('settled_at', 'is', null)
      .orderBy('submitted_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.flatMap(({ learner_id: learnerId, id, submitted_at: submittedAt }) =>
      submittedAt ? [{ learnerId, id, submittedAt }] : [],
    );
  }

  async countBefore(one: WaitingMonologue, since: Date, most: number): Promise<number> {
    const rows = await this.#db
      .selectFrom('monologues')
      .select('id')
      .where('settled_at', 'is', null)
      .where('submitted_at', '>=', since)
      .where(sql<boolean>`(submitted_at, id) < (${one.submittedAt}, ${one.id})`)
      .limit(most)
      .execute();
    return rows.length;
  }

  async submittedLast(learnerId: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('monologues')
      .select('id')
      .where('learner_id', '=', learnerId)
      .where('submitted_at', 'is not', null)
      .orderBy('submitted_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.id;
  }

  async countUnread(learnerId: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('monologues')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('learner_id', '=', learnerId)
      .where('result', 'is not', null)
      .where('read_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async spokenAbout(learnerId: string): Promise<ReadonlyMap<string, Date>> {
    const rows = await this.#db
      .selectFrom('monologues')
      .select(({ fn }) => ['material_id', fn.max('recorded_at').as('last')])
      .where('learner_id', '=', learnerId)
      .groupBy('material_id')
      .execute();
    return new Map(rows.map(({ material_id, last }) => [material_id, last]));
  }

  async remove(learnerId: string, id: string) {
    const row = await this.#db
      .deleteFrom('monologues')
      .where('learner_id', '=', learnerId)
      .where('id', '=', id)
      .returning(['take_path', 'take_bytes'])
      .executeTakeFirst();
    await holdLearner(this.#db, learnerId);
    return row && { takePath: row.take_path ?? undefined, takeBytes: row.take_bytes };
  }

  async takesBefore(at: Date, limit: number): Promise<readonly KeptTake[]> {
    const rows = await this.#db
      .selectFrom('monologues')
      .select(['learner_id', 'take_path'])
      .where('recorded_at', '<', at)
      .where('take_path', 'is not', null)
      .$narrowType<{ take_path: string }>()
      .limit(limit)
      .execute();
    return rows.map((row) => ({ learnerId: row.learner_id, takePath: row.take_path }));
  }

  async dropTake(learnerId: string, takePath: string): Promise<void> {
    await this.#db
      .updateTable('monologues')
      .set({ take_path: null })
      .where('learner_id', '=', learnerId)
      .where('take_path', '=', takePath)
      .execute();
  }

  async genres(learnerId: string): Promise<readonly MaterialGenre[]> {
    const row = await this.#db
      .selectFrom('chosen_genres')
      .select('genres')
      .where('learner_id', '=', learnerId)
      .executeTakeFirst();
    return row?.genres ?? [];
  }

  async chooseGenres(learnerId: string, chosen: readonly MaterialGenre[]): Promise<void> {
    const genres = JSON.stringify(chosen);
    await this.#db
      .insertInto('chosen_genres')
      .values({ learner_id: learnerId, genres })
      .onConflict((conflict) => conflict.column('learner_id').doUpdateSet({ genres }))
      .execute();
    await holdLearner(this.#db, learnerId);
  }

  #change(learnerId: string, id: string) {
    return this.#db
      .updateTable('monologues')
      .where('learner_id', '=', learnerId)
      .where('id', '=', id);
  }
}
