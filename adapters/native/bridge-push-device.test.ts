import { expect, it } from 'vitest';
import { pushDeviceContract } from '../../core/ports/push-device.contract.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { MemoryClock } from '../memory/memory-clock.ts';
import { MemoryNativeBridge } from '../memory/memory-native-bridge.ts';
import { BridgePushDevice } from './bridge-push-device.ts';

pushDeviceContract('BridgePushDevice', async () => {
  const bridge = new MemoryNativeBridge(new MemoryClock());
  return {
    device: new BridgePushDevice(bridge),
    timesAsked: () => bridge.asked.filter(({ name }) => name === 'push_token').length,
    allows: (answer) => {
      bridge.answers.push_permission = ok(answer === 'granted');
      bridge.answers.push_token =
        answer === 'granted'
          ? ok({ token: 'abc', platform: 'android' })
          : fail({ kind: 'bridge-denied' });
    },
  };
});

it.each([
  ['bridge-cancelled', 'push-dismissed'],
  ['bridge-failed', 'push-failed'],
  ['bridge-malformed', 'push-failed'],
] as const)('%s is %s', async (said, kind) => {
  const bridge = new MemoryNativeBridge(new MemoryClock());
  bridge.answers.push_token = fail({ kind: said });
  expect(await new BridgePushDevice(bridge).register()).toEqual({ ok: false, error: { kind } });
});

it('an older wrapper cannot be reached', async () => {
  const bridge = new MemoryNativeBridge(new MemoryClock());
  expect(await new BridgePushDevice(bridge).register()).toEqual({
    ok: false,
    error: { kind: 'push-unsupported' },
  });
});
