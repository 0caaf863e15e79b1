import type { DeviceToken } from '../../core/ports/account-api.ts';
import type { PushDevice, PushRefusal } from '../../core/ports/push-device.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';

/** A device that answers as it is told to. */
export class MemoryPushDevice implements PushDevice {
  /** None of these is part of the port. */
  answer: 'granted' | PushRefusal['kind'] = 'granted';
  timesAsked = 0;
  token: string | undefined;
  readonly #platform: DeviceToken['platform'];

  constructor(platform: DeviceToken['platform'] = 'web') {
    this.#platform = platform;
  }

  async isAllowed(): Promise<boolean> {
    return this.timesAsked > 0 && this.answer === 'granted';
  }

  async register(): Promise<Result<DeviceToken, PushRefusal>> {
    if (!(await this.isAllowed())) this.timesAsked += 1;
    if (this.answer !== 'granted') return fail({ kind: this.answer });
    this.token ??= `a push token ${nextNumber()}`;
    return ok({ token: this.token, platform: this.#platform });
  }

  async release(): Promise<void> {
    this.token = undefined;
  }
}

let count = 0;

function nextNumber(): number {
  count += 1;
  return count;
}
