import type { CacheItem, LocalCache } from '../../core/ports/local-cache.ts';
import type { OpenDatabase } from './open-database.ts';

export class DexieLocalCache implements LocalCache {
  readonly #open: OpenDatabase;
  readonly #name: string;

  constructor(open: OpenDatabase, name: string) {
    this.#open = open;
    this.#name = name;
  }

  async get(key: string): Promise<CacheItem | undefined> {
    return (await this.#open()).cache(this.#name).get(key);
  }

  async put(item: CacheItem): Promise<void> {
    await (await this.#open()).cache(this.#name).put(item);
  }

  async delete(key: string): Promise<void> {
    await (await this.#open()).cache(this.#name).delete(key);
  }

  async purge(updatedBefore: number): Promise<void> {
    const table = (await this.#open()).cache(this.#name);
    await table.filter(({ updated_at }) => updated_at < updatedBefore).delete();
  }

  async clear(): Promise<void> {
    await (await this.#open()).cache(this.#name).clear();
  }

  async size(): Promise<number> {
    let bytes = 0;
    // One after the other: all of them at once may be more than a phone has room for.
    await (await this.#open()).cache(this.#name).each(({ data }) => {
      bytes += data.byteLength;
    });
    return bytes;
  }
}
