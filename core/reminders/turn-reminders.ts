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
    const { api } = this.#parts;
    const reached = await this.#reach(known);
    if (!reached.ok) return reached;
    const chosen = await this.choose({ isOn: true, hour: known.hour });
    return chosen.ok ? api.load() : chosen;
  }

  /**
   * After a sign-in, which the token of this device does not outlive, and where her clock or language is another by now. Asks
   * for no permission: where there is none, nothing happens.
   */
  async renew(): Promise<Result<void, ApiError | PushRefusal>> {
    const { device, api, timeZone, language } = this.#parts;
    if (!(await device.isAllowed())) return ok(undefined);
    const found = await api.load();
    if (!found.ok || !found.value.isOn) return found.ok ? ok(undefined) : found;
    const known = found.value;
    const reached = await this.#reach(known);
    if (!reached.ok) return reached;
    const isSame = known.timeZone === timeZone() && known.language === language();
    const chosen = isSame ? ok(undefined) : await this.choose(known);
    return chosen.ok ? ok(undefined) : chosen;
  }

  /** Off, nothing is pushed to any of her devices. */
  async choose({ isOn, hour }: ChosenReminders): Promise<Result<ChosenReminders, ApiError>> {
    const { api, timeZone, language } = this.#parts;
    const done = await api.choose({ isOn, hour, timeZone: timeZone(), language: language() });
    return done.ok ? ok({ isOn, hour }) : done;
  }

  async #reach({ webPushKey }: KnownReminders): Promise<Result<void, ApiError | PushRefusal>> {
    const { device, account } = this.#parts;
    const registered = await device.register(webPushKey);
    return registered.ok ? account.addDeviceToken(registered.value) : registered;
  }
}
