import type { NativeBridge } from '../../core/ports/native-bridge.ts';
import type { PushDevice } from '../../core/ports/push-device.ts';
import { loadOnce } from '../../core/shared/load-once.ts';

/** Through the wrapper where there is one; loaded when it is first needed. */
export function browserPush(bridge: NativeBridge | undefined): PushDevice {
  const device = loadOnce(() => load(bridge));
  return {
    isAllowed: async () => (await device()).isAllowed(),
    register: async (key) => (await device()).register(key),
    release: async () => (await device()).release(),
  };
}

async function load(bridge: NativeBridge | undefined): Promise<PushDevice> {
  if (bridge) {
    const { BridgePushDevice } = await import('../../adapters/native/bridge-push-device.ts');
    return new BridgePushDevice(bridge);
  }
  const { BrowserPushDevice } = await import('../../adapters/browser/browser-push-device.ts');
  return new BrowserPushDevice();
}
