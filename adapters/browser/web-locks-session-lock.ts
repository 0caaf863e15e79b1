import type { SessionLock } from '../../core/ports/session-lock.ts';

const NAME = 'oz-session';

/** The browser itself queues its tabs, and takes a dead one out of the line at once. */
export class WebLocksSessionLock implements SessionLock {
  readonly #locks: LockManager;

  constructor(locks: LockManager = navigator.locks) {
    this.#locks = locks;
  }

  exclusively<T>(run: () => Promise<T>): Promise<T> {
    return this.#locks.request(NAME, run);
  }
}
