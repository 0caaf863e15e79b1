import type { DeviceToken } from '../../core/ports/account-api.ts';
import type { BridgeRefusal, NativeBridge } from '../../core/ports/native-bridge.ts';
import type { PushDevice, PushRefusal } from '../../core/ports/push-device.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';

const REFUSALS: Readonly<Record<BridgeRefusal['kind'], PushRefusal['kind']>> = {
  'bridge-unsupported': 'push-unsupported',
  'bridge-denied': 'push-denied',
  'bridge-cancelled': 'push-dismissed',
  'bridge-silent': 'push-failed',
  'bridge-malformed': 'push-failed',
  'bridge-failed': 'push-failed',
};

/** Through the wrapper, which asks the system and registers there. */
export class BridgePushDevice implements PushDevice {
  readonly #bridge: NativeBridge;

  constructor(bridge: NativeBridge) {
    this.#bridge = bridge;
  }

  async isAllowed(): Promise<boolean> {
    const answer = await this.#bridge.call('push_permission', null);
    return answer.ok && answer.value;
  }

  async register(): Promise<Result<DeviceToken, PushRefusal>> {
    const answer = await this.#bridge.call('push_token', null);
    return answer.ok ? ok(answer.value) : fail({ kind: REFUSALS[answer.error.kind] });
  }

  /** The wrapper unregisters at `logout`. */
  async release(): Promise<void> {}
}
