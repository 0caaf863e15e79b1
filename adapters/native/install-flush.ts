import type { NativeBridge } from '../../core/ports/native-bridge.ts';

/**
 * Lets the wrapper end what is going on: `window.ozFlush()`, or the event `flush`.
 *
 * `flush` answers whether nothing is left to be saved. The wrapper hears `false`, and never an error.
 */
export function installFlush(
  page: object,
  bridge: NativeBridge,
  flush: () => Promise<boolean>,
): void {
  const flushSafely = async (): Promise<boolean> => {
    try {
      return await flush();
    } catch {
      return false;
    }
  };
  Object.defineProperty(page, 'ozFlush', { value: flushSafely });
  bridge.watch(({ event }) => {
    if (event === 'flush') void flushSafely();
  });
}
