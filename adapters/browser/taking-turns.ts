/** Does one thing after the other, in the order asked for: what a platform begins slowly can then be undone safely. */
export class TakingTurns {
  #last: Promise<unknown> = Promise.resolve();

  take<T>(run: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(run);
    this.#last = turn.catch(() => {});
    return turn;
  }
}
