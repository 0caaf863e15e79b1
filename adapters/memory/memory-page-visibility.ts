import type { PageVisibility } from '../../core/ports/page-visibility.ts';

export class MemoryPageVisibility implements PageVisibility {
  #isVisible = true;
  readonly #watchers = new Set<{ readonly changed: (isVisible: boolean) => void }>();

  isVisible(): boolean {
    return this.#isVisible;
  }

  watch(changed: (isVisible: boolean) => void): () => void {
    const watcher = { changed };
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Not part of the port: the learner turns to the app, or away from it. */
  turn(isVisible: boolean): void {
    if (isVisible === this.#isVisible) return;
    this.#isVisible = isVisible;
    for (const { changed } of this.#watchers) changed(isVisible);
  }
}
