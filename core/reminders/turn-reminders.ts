import type { AccountApi } from '../ports/account-api.ts';
import type { ApiError } from '../ports/api-error.ts';
import type { PushDevice, PushRefusal } from '../ports/push-device.ts';
import type { ChosenReminders, KnownReminders, RemindersApi } from '../ports/reminders-api.ts';
import type { Language } from '../shared/language.ts';
import { ok, type Result } from '../shared/result.ts';

interface TurnRemindersParts {
  readonly api: RemindersApi;
  readonly account: Pick<AccountApi, 'addDeviceToken'>;
  readonly device: PushDevice;
  /** An IANA zone. */
  readonly timeZone: () => string;
  readonly language: () => Language;
}

/** Whether she is reminded, and when. Permission is asked for here, and nowhere else. */
export class TurnReminders {
  readonly #parts: TurnRemindersParts;

  constructor(parts: TurnRemindersParts) {
    this.#parts = parts;
  }

  load(): Promise<Result<KnownReminders, ApiError>> {
    return this.#parts.api.load();
  }

  /** This device is reached from now on, too. */
  async on(known: KnownReminders): Promise<Result<KnownReminders, ApiError | PushRefusal>> {
    const { device, account, api } = this.#parts;
    const registered = await device.register(known.webPushKey);
    if (!registered.ok) return registered;
    const added = await account.addDeviceToken(registered.value);
    if (!added.ok) return added;
    const chosen = await this.choose({ isOn: true, hour: known.hour });
    return chosen.ok ? api.load() : chosen;
  }

  /** Off, nothing is pushed to any of her devices. */
  async choose({ isOn, hour }: ChosenReminders): Promise<Result<ChosenReminders, ApiError>> {
    const { api, timeZone, language } = this.#parts;
    const done = await api.choose({ isOn, hour, timeZone: timeZone(), language: language() });
    return done.ok ? ok({ isOn, hour }) : done;
  }
}
