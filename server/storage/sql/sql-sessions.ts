import { sql, type Kysely, type Selectable } from 'kysely';
import type {
  KeptSession,
  KeptSessions,
  Proof,
  WhichSessions,
} from '../../accounts/kept-sessions.ts';
import type { Database } from '../../database/schema.ts';

export class SqlSessions implements KeptSessions {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async add(session: KeptSession): Promise<void> {
    await this.#db
      .insertInto('sessions')
      .values({
        id: session.id,
        learner_id: session.learnerId,
        device: session.device,
        place: session.place,
        proved_by: session.provedBy,
        proved_at: session.provedAt,
        begun_at: session.begunAt,
        used_at: session.usedAt,
        expires_at: session.expiresAt,
        generation: session.generation,
        first_hash: session.firstHash ?? null,
      })
      .execute();
  }

  ofId(id: string): Promise<KeptSession | undefined> {
    return this.#one('id', id);
  }

  ofFirstHash(hash: string): Promise<KeptSession | undefined> {
    return this.#one('first_hash', hash);
  }

  async ofLearner(learnerId: string): Promise<readonly KeptSession[]> {
    const rows = await this.#db
      .selectFrom('sessions')
      .selectAll()
      .where('learner_id', '=', learnerId)
      .orderBy('used_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(asSession);
  }

  async renew(id: string, generation: number, at: Date, expiresAt: Date): Promise<boolean> {
    const renewed = await this.#db
      .updateTable('sessions')
      .set({ generation: generation + 1, used_at: at, expires_at: expiresAt })
      .where('id', '=', id)
      .where('generation', '=', generation)
      .returning('id')
      .executeTakeFirst();
    return renewed !== undefined;
  }

  async prove(id: string, by: Proof, at: Date): Promise<void> {
    await this.#db
      .updateTable('sessions')
      .set({ proved_by: by, proved_at: at })
      .where('id', '=', id)
      .execute();
  }

  async end({ learnerId, id, exceptId }: WhichSessions, at: Date): Promise<readonly string[]> {
    // One statement: no session is gone without its end being known to other servers.
    const ended = await this.#db
      .with('gone', (db) =>
        db
          .deleteFrom('sessions')
          .where('learner_id', '=', learnerId)
          .$if(id !== undefined, (gone) => gone.where('id', '=', id ?? ''))
          .$if(exceptId !== undefined, (gone) => gone.where('id', '!=', exceptId ?? ''))
          .returning('id'),
      )
      .insertInto('ended_sessions')
      .columns(['id', 'ended_at'])
      .expression((db) =>
        db.selectFrom('gone').select(['gone.id', sql<Date>`${at}::timestamptz`.as('ended_at')]),
      )
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ended_at: at }))
      .returning('id')
      .execute();
    return ended.map((row) => row.id);
  }

  async endedSince(at: Date): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('ended_sessions')
      .select('id')
      .where('ended_at', '>=', at)
      .execute();
    return rows.map(({ id }) => id);
  }

  async learnersOfExpired(now: Date): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('sessions')
      .select('learner_id')
      .distinct()
      .where('expires_at', '<=', now)
      .execute();
    return rows.map(({ learner_id }) => learner_id);
  }

  async removeExpired(now: Date): Promise<void> {
    await this.#db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  }

  async forgetEnded(before: Date): Promise<void> {
    await this.#db.deleteFrom('ended_sessions').where('ended_at', '<', before).execute();
  }

  async #one(column: 'id' | 'first_hash', value: string): Promise<KeptSession | undefined> {
    const row = await this.#db
      .selectFrom('sessions')
      .selectAll()
      .where(column, '=', value)
      .executeTakeFirst();
    return row && asSession(row);
  }
}

const asSession = (row: Selectable<Database['sessions']>): KeptSession => ({
  id: row.id,
  learnerId: row.learner_id,
  device: row.device,
  place: row.place,
  provedBy: row.proved_by,
  provedAt: row.proved_at,
  begunAt: row.begun_at,
  usedAt: row.used_at,
  expiresAt: row.expires_at,
  generation: row.generation,
  firstHash: row.first_hash ?? undefined,
});
