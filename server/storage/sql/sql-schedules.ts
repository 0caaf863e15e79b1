import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import type { Schedule, Schedules } from '../../plan/schedules.ts';

export class SqlSchedules implements Schedules {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async of(learnerId: string): Promise<Schedule | undefined> {
    return scheduleOf(this.#db, learnerId);
  }

  async change(
    learnerId: string,
    next: (kept: Schedule | undefined) => Schedule | undefined,
  ): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      // Her own row is what changes wait for; before the first there is none in `schedules`.
      await sql`select id from learners where id = ${learnerId} for update`.execute(db);
      const schedule = next(await scheduleOf(db, learnerId));
      if (!schedule) return;
      const content = {
        id: schedule.id,
        started_on: schedule.startedOn,
        changed_in: schedule.changedIn,
        earlier: schedule.earlier ? JSON.stringify(schedule.earlier) : null,
        menus: JSON.stringify(schedule.menus),
      };
      await db
        .insertInto('schedules')
        .values({ learner_id: learnerId, ...content })
        .onConflict((conflict) => conflict.column('learner_id').doUpdateSet(content))
        .execute();
    });
  }

  async remove(learnerId: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('schedules')
      .where('learner_id', '=', learnerId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}

async function scheduleOf(db: Kysely<Database>, learnerId: string): Promise<Schedule | undefined> {
  const row = await db
    .selectFrom('schedules')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      learnerId: row.learner_id,
      startedOn: row.started_on,
      changedIn: row.changed_in,
      earlier: row.earlier ?? undefined,
      menus: row.menus,
    }
  );
}
