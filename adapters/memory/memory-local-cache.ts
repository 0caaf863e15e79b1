import type { CacheItem, LocalCache } from '../../core/ports/local-cache.ts';

export class MemoryLocalCache implements LocalCache {
  readonly #shelf: Map<string, CacheItem>;
  #isBroken = false;

  constructor(shelf: Map<string, CacheItem> = new Map()) {
    this.#shelf = shelf;
  }

  async get(key: string): Promise<CacheItem | undefined> {
    this.#fallApart();
    return structuredClone(this.#shelf.get(key));
  }

  async put(item: CacheItem): Promise<void> {
    this.#fallApart();
    this.#shelf.set(item.key, structuredClone(item));
  }

  async delete(key: string): Promise<void> {
    this.#fallApart();
    this.#shelf.delete(key);
  }

  /** Not part of the port: from now on every call fails. */
  break(): void {
    this.#isBroken = true;
  }

  #fallApart(): void {
    if (this.#isBroken) throw new Error('The database is broken');
  }
}
