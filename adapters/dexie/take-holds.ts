const PREFIX = 'oz-take:';

/** Without Web Locks it is not known whether the tab that records lives: it counts as alive if heard of so recently. */
const HEARD_OF_MS = 10_000;

/** Which take is in whose hands, among the tabs of this browser; where it has no Web Locks, in this one. */
export class TakeHolds {
  readonly #locks: LockManager | undefined;
  readonly #held = new Map<string, () => void>();

  constructor(locks: LockManager | undefined) {
    this.#locks = locks;
  }

  async take(answerId: string): Promise<boolean> {
    if (this.#held.has(answerId)) return false;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#held.set(answerId, release);
    if (!this.#locks || (await this.#lock(this.#locks, answerId, released))) return true;
    this.#held.delete(answerId);
    return false;
  }

  release(answerId: string): void {
    this.#held.get(answerId)?.();
    this.#held.delete(answerId);
  }

  /** Tells of a take whether another tab holds it; `lastAt` is when that was last seen. */
  async elsewhere(): Promise<(answerId: string, lastAt: number) => boolean> {
    const locked = new Set((await this.#locks?.query())?.held?.map(({ name }) => name));
    return (answerId, lastAt) =>
      !this.#held.has(answerId) &&
      (this.#locks
        ? locked.has(PREFIX + answerId)
        : // The clock may have been set back since.
          Math.abs(Date.now() - lastAt) < HEARD_OF_MS);
  }

  /** The browser takes a tab that is gone out of the line. */
  #lock(locks: LockManager, answerId: string, released: Promise<void>): Promise<boolean> {
    return new Promise((resolve, reject) => {
      locks
        .request(PREFIX + answerId, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock ? released : undefined;
        })
        .catch(reject);
    });
  }
}
