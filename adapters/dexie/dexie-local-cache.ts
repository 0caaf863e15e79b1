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

  async keysFrom(prefix: string): Promise<readonly string[]> {
    return this.#with((database) =>
      database.cache(this.#name).where('key').startsWith(prefix).primaryKeys(),
    );
  }

  async put(item: CacheItem): Promise<void> {
    await this.#with((database) => database.cache(this.#name).put(item));
  }

  async delete(key: string): Promise<void> {
    await this.#with((database) => database.cache(this.#name).delete(key));
  }

  async purge(updatedBefore: number): Promise<void> {
    await this.#with((database) =>
      database
        .cache(this.#name)
        .filter(({ updated_at }) => updated_at < updatedBefore)
        .delete(),
    );
  }

  async clear(): Promise<void> {
    await this.#with((database) => database.cache(this.#name).clear());
  }

  async size(): Promise<number> {
    return this.#with(async (database) => {
      let bytes = 0;
      // One after the other: all of them at once may be more than a phone has room for.
      await database.cache(this.#name).each(({ data }) => {
        bytes += data.byteLength;
      });
      return bytes;
    });
  }
}
