/** Times in ms since 1970; the names are those of the stored rows. */
export interface CacheItem {
  readonly key: string;
  readonly data: Uint8Array;
  readonly etag: string | undefined;
  readonly created_at: number;
  readonly updated_at: number;
}

/**
 * One table of the local database, keyed by string.
 *
 * - `get` gives what was put last, also after opening again; `undefined` when there is nothing.
 * - `keysFrom` gives the keys that begin so, in no order.
 * - `delete` of an unknown key does nothing.
 * - `purge` deletes what was updated before a moment; `clear` everything.
 * - `size` is that of all data together, in bytes.
 * - A broken database throws: the caller decides how to go on without it.
 */
export interface LocalCache {
  get(key: string): Promise<CacheItem | undefined>;
  keysFrom(prefix: string): Promise<readonly string[]>;
  put(item: CacheItem): Promise<void>;
  delete(key: string): Promise<void>;
  purge(updatedBefore: number): Promise<void>;
  clear(): Promise<void>;
  size(): Promise<number>;
}
