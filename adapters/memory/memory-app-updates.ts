import type { AppUpdates } from '../../core/ports/app-updates.ts';

export class MemoryAppUpdates implements AppUpdates {
  /** Not part of the port. */
  restarts = 0;
  #isWaiting = false;
  readonly #watchers = new Set<{ readonly ready: () => void }>();

  watch(ready: () => void): () => void {
    const watcher = { ready };
    this.#watchers.add(watcher);
    if (this.#isWaiting) queueMicrotask(() => this.#watchers.has(watcher) && ready());
    return () => this.#watchers.delete(watcher);
  }

  async apply(): Promise<void> {
    if (!this.#isWaiting) return;
    this.#isWaiting = false;
    this.restarts += 1;
  }

  /** Not part of the port: a newer version is fetched, and waits. */
  publish(): void {
    this.#isWaiting = true;
    for (const { ready } of this.#watchers) ready();
  }
}
