/** Pieces that come one after the other, for any number of listeners: one who comes late hears them from the first. */
export class ToldPieces<T> {
  readonly #pieces: T[] = [];
  #more = Promise.withResolvers<void>();
  #end: { readonly bug?: unknown } | undefined;

  tell(piece: T): void {
    this.#pieces.push(piece);
    this.#wake();
  }

  /** Listeners are told of a bug by having it thrown at them. */
  end(bug?: unknown): void {
    this.#end = bug === undefined ? {} : { bug };
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncIterator<T> {
    for (let at = 0; ;) {
      const { promise } = this.#more;
      const piece = this.#pieces.slice(at, at + 1);
      if (piece.length > 0) {
        at += 1;
        yield* piece;
      } else if (this.#end) {
        if ('bug' in this.#end) throw this.#end.bug;
        return;
      } else await promise;
    }
  }

  #wake(): void {
    this.#more.resolve();
    this.#more = Promise.withResolvers();
  }
}
