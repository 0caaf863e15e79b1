import { nativeBridgeContract } from '../../core/ports/native-bridge.contract.ts';
import { fail } from '../../core/shared/result.ts';
import { MemoryClock } from './memory-clock.ts';
import { MemoryNativeBridge } from './memory-native-bridge.ts';

nativeBridgeContract('MemoryNativeBridge', () => {
  const clock = new MemoryClock();
  const bridge = new MemoryNativeBridge(clock);
  return {
    bridge,
    conduct: (call, conduct) => {
      Object.assign(bridge.answers, {
        [call]:
          conduct.does === 'answer'
            ? { ok: true, value: conduct.value }
            : conduct.does === 'refuse'
              ? fail({ kind: `bridge-${conduct.refusal}` })
              : conduct.does === 'say' && conduct.means === 'malformed'
                ? fail({ kind: 'bridge-malformed' })
                : 'silence',
      });
    },
    tell: (event) => bridge.tell(event),
    wasAsked: (call, params) =>
      bridge.asked.some(
        (asked) => asked.name === call && JSON.stringify(asked.params) === JSON.stringify(params),
      ),
    pass: (ms) => clock.pass(ms),
  };
});
