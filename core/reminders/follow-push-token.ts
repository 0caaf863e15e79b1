import type { AccountApi, DeviceToken } from '../ports/account-api.ts';
import type { ApiError } from '../ports/api-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { NativeBridge } from '../ports/native-bridge.ts';
import type { RemindersApi } from '../ports/reminders-api.ts';
import type { Reporter } from '../ports/reporter.ts';
import type { SessionStore } from '../ports/session-store.ts';
import { attempt } from '../shared/attempt.ts';
import { ok, type Result } from '../shared/result.ts';

/** When a token that could not be told is told again. */
const AGAIN_MS = 60_000;

interface FollowPushTokenParts {
  readonly bridge: Pick<NativeBridge, 'watch'>;
  readonly sessions: Pick<SessionStore, 'load'>;
  /** Loaded with the first token. */
  readonly apis: () => Promise<{
    readonly remindersApi: Pick<RemindersApi, 'load'>;
    readonly accountApi: Pick<AccountApi, 'addDeviceToken'>;
  }>;
  readonly clock: Pick<Clock, 'after'>;
  readonly reporter: Reporter;
}

/** Where the system gives the wrapper a new push token, the server is told, as long as she wants to be reminded. */
export class FollowPushToken {
  readonly #parts: FollowPushTokenParts;
  #cancel: () => void = () => {};

  constructor(parts: FollowPushTokenParts) {
    this.#parts = parts;
  }

  /** @returns stops it, any number of times. */
  start(): () => void {
    const stop = this.#parts.bridge.watch((heard) => {
      if (heard.event !== 'push_token_changed') return;
      const { token, platform } = heard;
      void this.#tell({ token, platform });
    });
    return () => {
      stop();
      this.#cancel();
    };
  }

  async #tell(device: DeviceToken): Promise<void> {
    this.#cancel();
    const { sessions, reporter, clock } = this.#parts;
    if (!sessions.load()) return;
    const told = await attempt(reporter, 'push token', () => this.#tellOnce(device));
    if (!told.ok && told.error.kind !== 'signed-out')
      this.#cancel = clock.after(AGAIN_MS, () => void this.#tell(device));
  }

  async #tellOnce(device: DeviceToken): Promise<Result<void, ApiError>> {
    const { remindersApi, accountApi } = await this.#parts.apis();
    const known = await remindersApi.load();
    if (!known.ok) return known;
    return known.value.isOn ? accountApi.addDeviceToken(device) : ok(undefined);
  }
}
