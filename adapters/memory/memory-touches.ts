import type { Touches } from '../../core/ports/touches.ts';

export class MemoryTouches implements Touches {
  readonly #watchers = new Set<{ readonly touched: () => void }>();

  watch(touched: () => void): () => void {
    const watcher = { touched };
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Not part of the port. */
  touch(): void {
    for (const { touched } of this.#watchers) touched();
  }
}
