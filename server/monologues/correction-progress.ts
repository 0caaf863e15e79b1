/** How far the correction of each speech is that this server works on. */
export class CorrectionProgress {
  readonly #done = new Map<string, number>();

  note(learnerId: string, id: string, done: number): void {
    this.#done.set(`${learnerId} ${id}`, done);
  }

  end(learnerId: string, id: string): void {
    this.#done.delete(`${learnerId} ${id}`);
  }

  /** 0 to 1; undefined where it is not in work here. */
  of(learnerId: string, id: string): number | undefined {
    return this.#done.get(`${learnerId} ${id}`);
  }
}
