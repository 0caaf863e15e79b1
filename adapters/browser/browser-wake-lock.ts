import type { WakeLock } from '../../core/ports/wake-lock.ts';

export class BrowserWakeLock implements WakeLock {
  #held: WakeLockSentinel | undefined;

  async hold(): Promise<boolean> {
    if (this.#held && !this.#held.released) return true;
    try {
      this.#held = await navigator.wakeLock.request('screen');
      return true;
    } catch {
      // Refused by a battery saver, or by a browser that has none.
      return false;
    }
  }

  async release(): Promise<void> {
    const held = this.#held;
    this.#held = undefined;
    await held?.release().catch(() => {});
  }
}
