import type { Language } from '../shared/language.ts';
import type { Result } from '../shared/result.ts';
import type { DeviceToken } from './account-api.ts';
import type { ApiError } from './api-error.ts';

export interface ChosenReminders {
  readonly isOn: boolean;
  /** Of her clock, 6 to 22. */
  readonly hour: number;
}

export interface KnownReminders extends ChosenReminders {
  /** An IANA zone; undefined before she chose anything, as the language. */
  readonly timeZone: string | undefined;
  readonly language: Language | undefined;
  /** Where she is reached. */
  readonly devices: readonly DeviceToken['platform'][];
  /** By what this device is reached, which is among them; undefined where it is not. */
  readonly here: DeviceToken['platform'] | undefined;
  /** The public VAPID key, base64url. */
  readonly webPushKey: string;
}

/** Whether and when a learner is reminded. */
export interface RemindersApi {
  load(): Promise<Result<KnownReminders, ApiError>>;
  /** @param timeZone an IANA zone */
  choose(
    chosen: ChosenReminders & { readonly timeZone: string; readonly language: Language },
  ): Promise<Result<void, ApiError>>;
}
