import type { WakeLock } from '../../core/ports/wake-lock.ts';

export class MemoryWakeLock implements WakeLock {
  readonly #isAllowed: boolean;
  /** Not part of the port. */
  isHeld = false;

  constructor(isAllowed = true) {
    this.#isAllowed = isAllowed;
  }

  async hold(): Promise<boolean> {
    this.isHeld = this.#isAllowed;
    return this.#isAllowed;
  }

  async release(): Promise<void> {
    this.isHeld = false;
  }
}
