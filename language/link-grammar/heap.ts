/** Gives the cheapest first. */
export class Heap<Item extends { readonly cost: number }> {
  readonly #items: Item[] = [];

  push(item: Item): void {
    let at = this.#items.push(item) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#costAt(parent) <= item.cost) break;
      this.#swap(at, parent);
      at = parent;
    }
  }

  pop(): Item | undefined {
    const [top] = this.#items;
    const last = this.#items.pop();
    if (last === undefined || this.#items.length === 0) return top;
    this.#items[0] = last;
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const child = this.#costAt(right) < this.#costAt(left) ? right : left;
      if (this.#costAt(child) >= this.#costAt(at)) return top;
      this.#swap(at, child);
      at = child;
    }
  }

  #costAt(at: number): number {
    return this.#items[at]?.cost ?? Infinity;
  }

  #swap(a: number, b: number): void {
    const [first, second] = [this.#items[a], this.#items[b]];
    if (first === undefined || second === undefined) return;
    this.#items[a] = second;
    this.#items[b] = first;
  }
}
