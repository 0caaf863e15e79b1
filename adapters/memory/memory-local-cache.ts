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

  async keysFrom(prefix: string): Promise<readonly string[]> {
    this.#fallApart();
    return [...this.#shelf.keys()].filter((key) => key.startsWith(prefix));
  }

  async put(item: CacheItem): Promise<void> {
    this.#fallApart();
    this.#shelf.set(item.key, structuredClone(item));
  }

  async delete(key: string): Promise<void> {
    this.#fallApart();
    this.#shelf.delete(key);
  }

  async purge(updatedBefore: number): Promise<void> {
    this.#fallApart();
    for (const { key, updated_at } of this.#shelf.values()) {
      if (updated_at < updatedBefore) this.#shelf.delete(key);
    }
  }

  async clear(): Promise<void> {
    this.#fallApart();
    this.#shelf.clear();
  }

  async size(): Promise<number> {
    this.#fallApart();
    return [...this.#shelf.values()].reduce((sum, { data }) => sum + data.byteLength, 0);
  }

  /** Not part of the port: from now on every call fails. */
  break(): void {
    this.#isBroken = true;
  }

  #fallApart(): void {
    if (this.#isBroken) throw new Error('The database is broken');
  }
}
