export interface JobInLine {
  readonly id: number;
  /** Whether it is put aside, begun or not, while others are to be done. */
  readonly givesWay: boolean;
}

/** Jobs in order, one of them in work. One that gives way comes last, and where it has begun, it waits aside until others are done. */
export class JobLine<Job extends JobInLine> {
  readonly #waiting: Job[] = [];
  #inWork: Job | undefined;
  #aside: Job | undefined;

  /** All that are not done. */
  get size(): number {
    return this.#waiting.length + this.begun().length;
  }

  get inWork(): Job | undefined {
    return this.#inWork;
  }

  /** In work or aside. */
  begun(): readonly Job[] {
    return [this.#inWork, this.#aside].filter((job) => job !== undefined);
  }

  add(job: Job): void {
    this.#waiting.push(job);
  }

  /** What is to be worked on now, and whether it is begun or goes on; undefined where nothing changes. */
  advance(): { readonly job: Job; readonly isNew: boolean } | undefined {
    const first = this.#waiting.findIndex(({ givesWay }) => !givesWay);
    if (this.#inWork && !(this.#inWork.givesWay && first >= 0)) return undefined;
    this.#aside ??= this.#inWork;
    if (first < 0 && this.#aside) {
      this.#inWork = this.#aside;
      this.#aside = undefined;
      return { job: this.#inWork, isNew: false };
    }
    [this.#inWork] = this.#waiting.splice(Math.max(first, 0), 1);
    return this.#inWork && { job: this.#inWork, isNew: true };
  }

  /** Forgets one, wherever it is. */
  end(job: Job): void {
    const place = this.#waiting.indexOf(job);
    if (place >= 0) this.#waiting.splice(place, 1);
    if (this.#inWork === job) this.#inWork = undefined;
    if (this.#aside === job) this.#aside = undefined;
  }

  /** One that was begun is to be begun anew, before the others. */
  putBack(job: Job): void {
    this.end(job);
    this.#waiting.unshift(job);
  }

  /** Forgets all, and gives them. */
  clear(): readonly Job[] {
    const all = [...this.begun(), ...this.#waiting.splice(0)];
    this.#inWork = undefined;
    this.#aside = undefined;
    return all;
  }
}
