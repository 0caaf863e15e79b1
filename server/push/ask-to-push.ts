import { afterQuietHours, nextReminderAt } from '../../core/domain/reminders/reminder-time.ts';
import type { DeviceTokens } from '../accounts/device-tokens.ts';
import type { PushJob, PushPost, PushRequest } from './push-post.ts';
import type { Reminder, Reminders } from './reminders.ts';

export interface AskToPushParts {
  readonly reminders: Reminders;
  readonly devices: Pick<DeviceTokens, 'of' | 'ofAll'>;
  readonly post: PushPost;
  readonly now: () => Date;
}

/** As many as are looked for and put into the queue in one go. */
const AT_ONCE = 500;
/** What was due while no server ran is no reminder any more. */
const LATEST_MS = 60 * 60 * 1000;

/** Finds out whom there is something to tell, and asks for a message to each of her devices. */
export class AskToPush {
  readonly #parts: AskToPushParts;

  constructor(parts: AskToPushParts) {
    this.#parts = parts;
  }

  /**
   * Everyone whose hour has come, each once, however many servers ask: what is asked for twice is one. It is asked for
   * before the reminder moves on, so that a server that ends in between leaves no learner out.
   */
  async remind(): Promise<void> {
    const { reminders, now } = this.#parts;
    const at = now();
    let due: readonly Reminder[];
    do {
      due = await reminders.due(at, AT_ONCE);
      const inTime = due.filter(({ nextAt }) => at.getTime() - nextAt.getTime() < LATEST_MS);
      await this.#ask(inTime, { kind: 'reminder' }, (one) => ({ day: one.nextAt.toISOString() }));
      await reminders.move(
        due.map(({ learnerId, nextAt, hour, timeZone }) => ({
          learnerId,
          from: nextAt,
          to: new Date(nextReminderAt(hour, timeZone, at.getTime())),
        })),
      );
    } while (due.length === AT_ONCE);
  }

  /** One learner, unless she wants to hear nothing; not in her night. */
  async tell(learnerId: string, request: PushRequest, key: string): Promise<void> {
    const chosen = await this.#parts.reminders.of(learnerId);
    if (!chosen?.isOn) return;
    await this.#ask([chosen], request, (one) => ({ day: key, at: this.#awake(one) }));
  }

  /** Everyone who wants to hear of anything and, her night left out, can be told before it begins. */
  async announceMaintenance(from: string): Promise<void> {
    const begins = new Date(from);
    let after: string | undefined;
    for (;;) {
      const some = await this.#parts.reminders.allOn(after, AT_ONCE);
      const inTime = some.filter((one) => this.#awake(one) < begins);
      await this.#ask(inTime, { kind: 'maintenance', from }, (one) => ({
        day: from,
        at: this.#awake(one),
      }));
      after = some.at(-1)?.learnerId;
      if (some.length < AT_ONCE) return;
    }
  }

  #awake({ timeZone }: Reminder): Date {
    return new Date(afterQuietHours(timeZone, this.#parts.now().getTime()));
  }

  async #ask(
    chosen: readonly Reminder[],
    request: PushRequest,
    when: (one: Reminder) => { readonly day: string; readonly at?: Date },
  ): Promise<void> {
    const byId = new Map(chosen.map((one) => [one.learnerId, one]));
    const devices = await this.#parts.devices.ofAll([...byId.keys()]);
    const jobs = devices.flatMap(({ learnerId, token }): readonly PushJob[] => {
      const one = byId.get(learnerId);
      if (!one) return [];
      const { day, at } = when(one);
      const key = [request.kind, learnerId, token, day].join(' ');
      return [{ learnerId, token, request, key, ...(at && { at }) }];
    });
    if (jobs.length > 0) await this.#parts.post.post(jobs);
  }
}
