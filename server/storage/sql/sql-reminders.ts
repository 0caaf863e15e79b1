import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { MovedReminder, Reminder, Reminders } from '../../push/reminders.ts';

export class SqlReminders implements Reminders {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async put({ learnerId, isOn, hour, timeZone, language, nextAt }: Reminder): Promise<void> {
    const chosen = { is_on: isOn, hour, time_zone: timeZone, language, next_at: nextAt };
    await this.#db
      .insertInto('reminders')
      .values({ learner_id: learnerId, ...chosen })
      .onConflict((conflict) => conflict.column('learner_id').doUpdateSet(chosen))
      .execute();
  }

  async of(learnerId: string): Promise<Reminder | undefined> {
    const row = await this.#db
      .selectFrom('reminders')
      .selectAll()
      .where('learner_id', '=', learnerId)
      .executeTakeFirst();
    return row && reminderOf(row);
  }

  async allOn(after: string | undefined, limit: number): Promise<readonly Reminder[]> {
    const rows = await this.#db
      .selectFrom('reminders')
      .selectAll()
      .where('is_on', '=', true)
      .where('learner_id', '>', after ?? '')
      .orderBy('learner_id')
      .limit(limit)
      .execute();
    return rows.map(reminderOf);
  }

  async due(now: Date, limit: number): Promise<readonly Reminder[]> {
    const rows = await this.#db
      .selectFrom('reminders')
      .selectAll()
      .where('is_on', '=', true)
      .where('next_at', '<=', now)
      .orderBy('next_at')
      .limit(limit)
      .execute();
    return rows.map(reminderOf);
  }

  async move(moved: readonly MovedReminder[]): Promise<void> {
    const ids = moved.map(({ learnerId }) => learnerId);
    const from = moved.map((one) => one.from.toISOString());
    const to = moved.map((one) => one.to.toISOString());
    await sql`
      update reminders set next_at = moved.later
      from unnest(${ids}::text[], ${from}::timestamptz[], ${to}::timestamptz[]) as moved (learner_id, due, later)
      where reminders.learner_id = moved.learner_id and reminders.next_at = moved.due
    `.execute(this.#db);
  }
}

const reminderOf = (row: Selectable<Database['reminders']>): Reminder => ({
  learnerId: row.learner_id,
  isOn: row.is_on,
  hour: row.hour,
  timeZone: row.time_zone,
  language: row.language,
  nextAt: row.next_at,
});
