import type { WakeLock } from '../../core/ports/wake-lock.ts';
import { TakingTurns } from '../../core/shared/taking-turns.ts';

export class BrowserWakeLock implements WakeLock {
  #held: WakeLockSentinel | undefined;
  #isWanted = false;
  readonly #turns = new TakingTurns();

  /** Platforms take it away when the page is hidden; it is asked for again when she is back. */
  readonly #holdAgain = () => {
    if (document.visibilityState === 'visible') void this.#turns.take(() => this.#request());
  };

  hold(): Promise<boolean> {
    if (!this.#isWanted) document.addEventListener('visibilitychange', this.#holdAgain);
    this.#isWanted = true;
    return this.#turns.take(() => this.#request());
  }

  release(): Promise<void> {
    this.#isWanted = false;
    document.removeEventListener('visibilitychange', this.#holdAgain);
    return this.#turns.take(async () => {
      const held = this.#held;
      this.#held = undefined;
      await held?.release().catch(() => {});
    });
  }

  async #request(): Promise<boolean> {
    if (this.#held && !this.#held.released) return true;
    try {
      this.#held = await navigator.wakeLock.request('screen');
      return true;
    } catch {
      // Refused by a battery saver, or by a browser that has none.
      return false;
    }
  }
}
