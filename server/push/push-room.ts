import type { Language } from '../../core/shared/language.ts';
import type { DeviceTokens } from '../accounts/device-tokens.ts';
import type { ReadHome } from '../home/read-home.ts';
import type { PushJob, PushRequest } from './push-post.ts';
import type { PushMessage, PushSender } from './push-sender.ts';
import { PUSH_TEXTS } from './push-texts.ts';
import type { Reminder, Reminders } from './reminders.ts';

/** A phone that is off for a day need not be told of yesterday. */
const LIVES_SECONDS = 12 * 60 * 60;

interface PushRoomParts {
  readonly reminders: Pick<Reminders, 'of'>;
  readonly devices: Pick<DeviceTokens, 'of' | 'forget'>;
  readonly home: Pick<ReadHome, 'habit' | 'review'>;
  readonly sender: PushSender;
  /** Told of messages that no try will bring through. */
  readonly warn: (cause: string) => void;
  readonly now: () => Date;
}

/** Writes what was asked for and hands it over. Throws where another try may go better. */
export class PushRoom {
  readonly #parts: PushRoomParts;

  constructor(parts: PushRoomParts) {
    this.#parts = parts;
  }

  async deliver({ learnerId, token, request }: PushJob): Promise<void> {
    const { reminders, devices, sender, warn, now } = this.#parts;
    // The message may have waited for the end of a night, or for a service that took none.
    if (request.kind === 'maintenance' && new Date(request.from) <= now()) return;
    const [chosen, all] = await Promise.all([reminders.of(learnerId), devices.of(learnerId)]);
    const device = all.find((one) => one.token === token);
    // She may have turned it off since, or given the device to another learner.
    if (!chosen?.isOn || !device) return;
    const pushed = await sender.send(device, await this.#compose(chosen, request));
    if (pushed.kind === 'gone') await devices.forget(token);
    if (pushed.kind === 'refused') warn(pushed.cause);
    if (pushed.kind === 'later') throw new Error(`A push was not taken: ${pushed.cause}`);
  }

  /** What is announced is news until it begins. */
  #livesSeconds(request: PushRequest): number {
    if (request.kind !== 'maintenance') return LIVES_SECONDS;
    const leftMs = new Date(request.from).getTime() - this.#parts.now().getTime();
    return Math.min(LIVES_SECONDS, Math.floor(leftMs / 1000));
  }

  async #compose(
    { learnerId, language, timeZone }: Reminder,
    request: PushRequest,
  ): Promise<PushMessage> {
    const texts = PUSH_TEXTS[language];
    const livesSeconds = this.#livesSeconds(request);
    const to = (path: string) => ({
      path: `/${language}${path}`,
      topic: request.kind,
      livesSeconds,
    });
    switch (request.kind) {
      case 'reminder': {
        const { home } = this.#parts;
        const [habit, review] = await Promise.all([
          home.habit(learnerId, 0),
          home.review(learnerId),
        ]);
        const due = review.due_count;
        return {
          ...texts.reminder(due, habit.consecutive_days),
          ...to(due > 0 ? '/review' : ''),
        };
      }
      case 'correction':
        return {
          ...texts.correction,
          ...to(`/one_min_speech/corrections/${request.recordingId}`),
        };
      case 'trial-ending':
        return { ...texts.trialEnding, ...to('/account') };
      case 'maintenance': {
        const from = spoken(request.from, language, timeZone);
        return { title: texts.maintenance.title, body: texts.maintenance.body(from), ...to('') };
      }
    }
  }
}

const spoken = (instant: string, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(instant),
  );
