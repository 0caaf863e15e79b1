import type { MovedReminder, Reminder, Reminders } from '../../push/reminders.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemoryReminders implements Reminders {
  readonly #reminders: MemoryTables['reminders'];

  constructor({ reminders }: MemoryTables) {
    this.#reminders = reminders;
  }

  async put(reminder: Reminder): Promise<void> {
    this.#reminders.set(reminder.learnerId, reminder);
  }

  async of(learnerId: string): Promise<Reminder | undefined> {
    return this.#reminders.get(learnerId);
  }

  async allOn(after: string | undefined, limit: number): Promise<readonly Reminder[]> {
    return this.#on()
      .filter(({ learnerId }) => learnerId > (after ?? ''))
      .toSorted((a, b) => (a.learnerId < b.learnerId ? -1 : 1))
      .slice(0, limit);
  }

  async due(now: Date, limit: number): Promise<readonly Reminder[]> {
    return this.#on()
      .filter(({ nextAt }) => nextAt <= now)
      .toSorted((a, b) => +a.nextAt - +b.nextAt)
      .slice(0, limit);
  }

  async move(moved: readonly MovedReminder[]): Promise<void> {
    for (const { learnerId, from, to } of moved) {
      const one = this.#reminders.get(learnerId);
      if (one?.nextAt.getTime() === from.getTime())
        this.#reminders.set(learnerId, { ...one, nextAt: to });
    }
  }

  #on(): readonly Reminder[] {
    return [...this.#reminders.values()].filter(({ isOn }) => isOn);
  }
}
