import type { WakeLock } from '../../core/ports/wake-lock.ts';
import { TakingTurns } from './taking-turns.ts';

export class BrowserWakeLock implements WakeLock {
  #held: WakeLockSentinel | undefined;
  readonly #turns = new TakingTurns();

  hold(): Promise<boolean> {
    return this.#turns.take(async () => {
      if (this.#held && !this.#held.released) return true;
      try {
        this.#held = await navigator.wakeLock.request('screen');
        return true;
      } catch {
        // Refused by a battery saver, or by a browser that has none.
        return false;
      }
    });
  }

  release(): Promise<void> {
    return this.#turns.take(async () => {
      const held = this.#held;
      this.#held = undefined;
      await held?.release().catch(() => {});
    });
  }
}
