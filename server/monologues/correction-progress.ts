export interface Progress {
  /** 0 to 1. */
  readonly done: number;
  /** The words heard so far; undefined where these are not known. */
  readonly heard: string | undefined;
}

/** How far the correction of each speech is that this server works on. */
export class CorrectionProgress {
  readonly #done = new Map<string, Progress>();

  note(learnerId: string, id: string, progress: Progress): void {
    this.#done.set(`${learnerId} ${id}`, progress);
  }

  end(learnerId: string, id: string): void {
    this.#done.delete(`${learnerId} ${id}`);
  }

  /** Undefined where it is not in work here. */
  of(learnerId: string, id: string): Progress | undefined {
    return this.#done.get(`${learnerId} ${id}`);
  }
}
