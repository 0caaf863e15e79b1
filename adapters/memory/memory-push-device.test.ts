import { pushDeviceContract } from '../../core/ports/push-device.contract.ts';
import { MemoryPushDevice } from './memory-push-device.ts';

pushDeviceContract('MemoryPushDevice', async () => {
  const device = new MemoryPushDevice();
  return {
    device,
    timesAsked: () => device.timesAsked,
    allows: (answer) => {
      device.answer = answer === 'denied' ? 'push-denied' : answer;
    },
  };
});
