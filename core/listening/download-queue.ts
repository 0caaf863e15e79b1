/** Browsers open six connections to a host, and a sound may have to be made: her answers are not to wait behind ten. */
const AT_ONCE = 4;
const AHEAD_AT_ONCE = 2;

interface Waiting {
  readonly isWanted: () => boolean;
  readonly start: () => void;
}

/** Downloads a few sounds at a time: what is to be heard now and the newest of it first, then the rest in the order asked for. */
export class DownloadQueue {
  #waiting: readonly Waiting[] = [];
  #running = 0;

  /** @param isWanted whether it is to be heard now; what is fetched ahead may become so while it waits, see `look`. */
  async take<T>(isWanted: () => boolean, run: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      this.#waiting = [...this.#waiting, { isWanted, start }];
      this.look();
    });
    try {
      return await run();
    } finally {
      this.#running -= 1;
      this.look();
    }
  }

  /** Something that waits has become wanted. */
  look(): void {
    const next = this.#next();
    if (!next) return;
    this.#waiting = this.#waiting.filter((waiting) => waiting !== next);
    this.#running += 1;
    next.start();
  }

  #next(): Waiting | undefined {
    if (this.#running >= AT_ONCE) return undefined;
    const wanted = this.#waiting.findLast(({ isWanted }) => isWanted());
    return wanted ?? (this.#running < AHEAD_AT_ONCE ? this.#waiting[0] : undefined);
  }
}
