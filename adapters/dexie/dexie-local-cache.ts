import type { CacheItem, LocalCache } from '../../core/ports/local-cache.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import type { OpenDatabase } from './open-database.ts';
import { withDatabase, type WithDatabase } from './with-database.ts';

export class DexieLocalCache implements LocalCache {
  readonly #with: WithDatabase;
  readonly #name: string;

  constructor(open: OpenDatabase, name: string, reporter?: Reporter) {
    this.#with = withDatabase(open, reporter);
    this.#name = name;
  }

  async get(key: string): Promise<CacheItem | undefined> {
    return this.#with((database) => database.cache(this.#name).get(key));
  }

  async put(item: CacheItem): Promise<void> {
    await this.#with((database) => database.cache(this.#name).put(item));
  }

  async delete(key: string): Promise<void> {
    await this.#with((database) => database.cache(this.#name).delete(key));
  }
}
