import type { ApiError } from '../../core/ports/api-error.ts';
import type { KnownReminders, RemindersApi } from '../../core/ports/reminders-api.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { chooseReminders, reminders } from '../../protocol/reminders.ts';
import type { HttpClient } from './http-client.ts';

export class HttpRemindersApi implements RemindersApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async load(): Promise<Result<KnownReminders, ApiError>> {
    const found = await this.#http.call(reminders, {});
    if (!found.ok) return found;
    const { is_on: isOn, hour, devices, here, web_push_key: webPushKey } = found.value;
    const { time_zone: timeZone, language } = found.value;
    return ok({
      isOn,
      hour,
      timeZone: timeZone ?? undefined,
      language: language ?? undefined,
      devices,
      here: here ?? undefined,
      webPushKey,
    });
  }

  async choose(chosen: Parameters<RemindersApi['choose']>[0]): Promise<Result<void, ApiError>> {
    const { isOn, hour, timeZone, language } = chosen;
    return this.#http.call(chooseReminders, {
      body: { is_on: isOn, hour, time_zone: timeZone, language },
    });
  }
}
