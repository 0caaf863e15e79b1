/** How long a recording is, without its pauses. Times are milliseconds of any clock. */
export class SpokenTime {
  #since: number | undefined;
  #before = 0;

  constructor(startedAt: number) {
    this.#since = startedAt;
  }

  get isPaused(): boolean {
    return this.#since === undefined;
  }

  pause(now: number): void {
    this.#before = this.at(now);
    this.#since = undefined;
  }

  resume(now: number): void {
    this.#since ??= now;
  }

  at(now: number): number {
    return this.#since === undefined ? this.#before : this.#before + Math.max(0, now - this.#since);
  }
}
