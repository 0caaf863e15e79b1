/** Thrown inside the parser only: the sentence takes more work than it may. */
export class OutOfWork extends Error {}

/** Counts small steps of the parser, so that the same sentence ends at the same place on every machine. */
export class Work {
  #left: number;

  constructor(units: number) {
    this.#left = units;
  }

  get left(): number {
    return Math.max(0, this.#left);
  }

  spend(units: number): void {
    this.#left -= units;
    if (this.#left < 0) throw new OutOfWork('a sentence took too much work');
  }
}
