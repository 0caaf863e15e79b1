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
}
