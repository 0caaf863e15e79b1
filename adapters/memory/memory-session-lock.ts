import type { SessionLock } from '../../core/ports/session-lock.ts';

/** Where the tabs of one browser queue. */
export class MemoryLine {
  last: Promise<unknown> = Promise.resolve();
}

export class MemorySessionLock implements SessionLock {
  readonly #line: MemoryLine;
  readonly #death = Promise.withResolvers<void>();

  /** Two locks in one line are one lock in two tabs. */
  constructor(line = new MemoryLine()) {
    this.#line = line;
  }

  exclusively<T>(run: () => Promise<T>): Promise<T> {
    const turn = this.#line.last.then(run);
    this.#line.last = Promise.race([turn.catch(() => {}), this.#death.promise]);
    return turn;
  }

  /** Not part of the port: the tab is gone, in the middle of whatever it did. */
  die(): void {
    this.#death.resolve();
  }
}
