export interface Progress {
  /** 0 to 1. */
  readonly done: number;
  /** The words heard so far; undefined where these are not known. */
  readonly heard: string | undefined;
}

/** How far the correction of each speech is that this server works on. */
export class CorrectionProgress {
  readonly #done = new Map<string, Progress>();
  /** When each was submitted that is in work. */
  readonly #begun = new Map<string, Date>();

  begin(learnerId: string, id: string, submittedAt: Date): void {
    this.#begun.set(`${learnerId} ${id}`, submittedAt);
  }

  note(learnerId: string, id: string, progress: Progress): void {
    this.#done.set(`${learnerId} ${id}`, progress);
  }

  end(learnerId: string, id: string): void {
    this.#done.delete(`${learnerId} ${id}`);
    this.#begun.delete(`${learnerId} ${id}`);
  }

  /** When the last of those in work here was submitted; undefined where none is. */
  submittedOfLast(): Date | undefined {
    return [...this.#begun.values()].toSorted((a, b) => +a - +b).at(-1);
  }

  /** Undefined where it is not in work here. */
  of(learnerId: string, id: string): Progress | undefined {
    return this.#done.get(`${learnerId} ${id}`);
  }
}
