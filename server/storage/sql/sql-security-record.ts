import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Page } from '../../page.ts';
import {
  SHORTEST_KEPT_DAYS,
  type SecurityEvent,
  type SecurityRecord,
} from '../../security/security-record.ts';

export class SqlSecurityRecord implements SecurityRecord {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async add({ id, at, kind, learnerId, address, subject, count }: SecurityEvent): Promise<void> {
    // One statement: nothing is in the record that is not to be forwarded.
    await this.#db
      .with('added', (db) =>
        db
          .insertInto('security_events')
          .values({
            id,
            at,
            kind,
            learner_id: learnerId ?? null,
            address: address ?? null,
            subject: subject ?? null,
            count: count ?? null,
          })
          .returning('id'),
      )
      .insertInto('security_events_to_forward')
      .columns(['event_id'])
      .expression((db) => db.selectFrom('added').select('added.id'))
      .execute();
  }

  async ofLearner(learnerId: string, page: Page): Promise<readonly SecurityEvent[]> {
    const rows = await this.#newest(page).where('learner_id', '=', learnerId).execute();
    return rows.map(asEvent);
  }

  async all(page: Page): Promise<readonly SecurityEvent[]> {
    return (await this.#newest(page).execute()).map(asEvent);
  }

  async toForward(limit: number): Promise<readonly SecurityEvent[]> {
    const rows = await this.#db
      .selectFrom('security_events_to_forward')
      .innerJoin('security_events', 'id', 'event_id')
      .selectAll('security_events')
      .orderBy('position')
      .limit(limit)
      .execute();
    return rows.map(asEvent);
  }

  async forwarded(ids: readonly string[]): Promise<void> {
    await this.#db
      .deleteFrom('security_events_to_forward')
      .where('event_id', '=', sql<string>`any(${ids})`)
      .execute();
  }

  async removeBefore(at: Date): Promise<void> {
    await this.#db
      .deleteFrom('security_events')
      .where('at', '<', at)
      .where('at', '<', sql<Date>`now() - make_interval(days => ${SHORTEST_KEPT_DAYS})`)
      .execute();
  }

  #newest({ limit, after }: Page) {
    const all = this.#db
      .selectFrom('security_events')
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit);
    return after === undefined
      ? all
      : all.where(sql<boolean>`(at, id) < (${after.at}::timestamptz, ${after.id}::text)`);
  }
}

const asEvent = (row: Selectable<Database['security_events']>): SecurityEvent => ({
  id: row.id,
  at: row.at,
  kind: row.kind,
  learnerId: row.learner_id ?? undefined,
  address: row.address ?? undefined,
  subject: row.subject ?? undefined,
  ...(row.count !== null && { count: Number(row.count) }),
});
