import type { NativeBridge } from '../../core/ports/native-bridge.ts';
import { loadOnce } from '../../core/shared/load-once.ts';

/** The way to the wrapper, loaded when it is first needed: in most browsers never. */
export function browserBridge(): NativeBridge {
  const load = loadOnce(async () => (await import('./wrapper-bridge.ts')).open());
  return {
    call: async (name, params) => (await load()).call(name, params),
    watch: (heard) => {
      const watching = load().then((bridge) => bridge.watch(heard));
      return () => void watching.then((stop) => stop());
    },
  };
}
