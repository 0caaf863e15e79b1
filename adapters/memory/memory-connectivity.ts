import type { Connectivity } from '../../core/ports/connectivity.ts';

export class MemoryConnectivity implements Connectivity {
  #isOnline = true;
  readonly #watchers = new Set<{ readonly changed: (isOnline: boolean) => void }>();

  isOnline(): boolean {
    return this.#isOnline;
  }

  watch(changed: (isOnline: boolean) => void): () => void {
    const watcher = { changed };
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Not part of the port: the device finds a network, or loses it. */
  turn(isOnline: boolean): void {
    if (isOnline === this.#isOnline) return;
    this.#isOnline = isOnline;
    for (const { changed } of this.#watchers) changed(isOnline);
  }
}
