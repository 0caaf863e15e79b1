/**
 * Does one thing after the other, in the order asked for: what a platform begins slowly can then be undone safely.
 * What finds nothing under way begins at once, in the very tick of the learner's tap.
 */
export class TakingTurns {
  #last: Promise<unknown> | undefined;

  take<T>(run: () => Promise<T>): Promise<T> {
    const turn = this.#last ? this.#last.then(run) : run();
    const last = turn.catch(() => {});
    this.#last = last;
    void this.#forget(last);
    return turn;
  }

  async #forget(last: Promise<unknown>): Promise<void> {
    await last;
    if (this.#last === last) this.#last = undefined;
  }
}
