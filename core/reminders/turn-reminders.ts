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

/** As it is on this device, too. */
export interface ShownReminders extends KnownReminders {
  /** The server would reach this device, but notifications are not allowed on it any more; it is not counted. */
  readonly isRefusedHere: boolean;
}

/** Whether she is reminded, and when. Permission is asked for here, and nowhere else. */
export class TurnReminders {
  readonly #parts: TurnRemindersParts;

  constructor(parts: TurnRemindersParts) {
    this.#parts = parts;
  }

  async load(): Promise<Result<ShownReminders, ApiError>> {
    const { api, device } = this.#parts;
    const found = await api.load();
    if (!found.ok) return found;
    const { devices, here } = found.value;
    const isRefusedHere = here !== undefined && !(await device.isAllowed());
    const reached = isRefusedHere ? devices.toSpliced(devices.indexOf(here), 1) : devices;
    return ok({ ...found.value, devices: reached, isRefusedHere });
  }

  /** This device is reached from now on, too. */
  async on(known: KnownReminders): Promise<Result<ShownReminders, ApiError | PushRefusal>> {
    const reached = await this.#reach(known);
    if (!reached.ok) return reached;
    const chosen = await this.choose({ isOn: true, hour: known.hour });
    return chosen.ok ? this.load() : chosen;
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
