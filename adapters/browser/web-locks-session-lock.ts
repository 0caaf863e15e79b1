import type { SessionLock } from '../../core/ports/session-lock.ts';

const NAME = 'oz-session';

/** What one tab writes to local storage, one in another process reads a moment later: two of ten times too late in Chromium. */
const SETTLE_MS = 150;

/** The browser itself queues its tabs, and takes a dead one out of the line at once. */
export class WebLocksSessionLock implements SessionLock {
  readonly #locks: LockManager;
  readonly #settleMs: number;

  constructor(locks: LockManager = navigator.locks, settleMs = SETTLE_MS) {
    this.#locks = locks;
    this.#settleMs = settleMs;
  }

  /** The caller is answered at once; the next tab begins when it can read what was written. */
  exclusively<T>(run: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const begin = async () => {
        try {
          resolve(await run());
        } catch (error) {
          reject(error);
        }
        await new Promise((settled) => setTimeout(settled, this.#settleMs));
      };
      this.#locks.request(NAME, begin).catch(reject);
    });
  }
}
