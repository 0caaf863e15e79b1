import type { WakeLock } from '../../core/ports/wake-lock.ts';

export class MemoryWakeLock implements WakeLock {
  /** Neither is part of the port. */
  isAllowed = true;
  isHeld = false;

  async hold(): Promise<boolean> {
    this.isHeld = this.isAllowed;
    return this.isAllowed;
  }

  async release(): Promise<void> {
    this.isHeld = false;
  }
}
