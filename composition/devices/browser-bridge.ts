import type { NativeBridge } from '../../core/ports/native-bridge.ts';

/** The way to the wrapper, loaded when it is first needed: in most browsers never. */
export function browserBridge(): NativeBridge {
  let loaded: Promise<NativeBridge> | undefined;
  const load = () => (loaded ??= import('./wrapper-bridge.ts').then((module) => module.open()));
  return {
    call: async (name, params) => (await load()).call(name, params),
    watch: (heard) => {
      const watching = load().then((bridge) => bridge.watch(heard));
      return () => void watching.then((stop) => stop());
    },
  };
}
