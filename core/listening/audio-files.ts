import type { ApiError } from '../ports/api-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { DownloadError, DownloadsApi } from '../ports/downloads-api.ts';
import type { CacheItem, LocalCache } from '../ports/local-cache.ts';
import type { Reporter } from '../ports/reporter.ts';
import { ok, type Result } from '../shared/result.ts';

/** Table of the local database that holds downloaded audio. */
export const DOWNLOADS_TABLE = 'download_files_v2';

/** Older entries are deleted when they are read. */
export const CACHE_MAX_AGE_MS = 1_209_600_000;

/** The server itself holds the line for some seconds before it says that a voice is still being made. */
const DOWNLOAD_ATTEMPTS = 5;
const RETRY_MS = 1000;

/** Audio by its path, kept on the device: the server is only asked whether it has changed. */
export class AudioFiles {
  readonly #api: DownloadsApi;
  readonly #cache: LocalCache;
  readonly #clock: Clock;
  readonly #reporter: Reporter;

  constructor(api: DownloadsApi, cache: LocalCache, clock: Clock, reporter: Reporter) {
    this.#api = api;
    this.#cache = cache;
    this.#clock = clock;
    this.#reporter = reporter;
  }

  async fetch(path: string): Promise<Result<Uint8Array, ApiError | DownloadError>> {
    const kept = await this.#kept(path);
    const answer = await this.#downloaded(path, kept?.etag);
    if (!answer.ok) return kept && answer.error.kind === 'offline' ? ok(kept.data) : answer;
    if (answer.value === 'unchanged') {
      if (kept) {
        await this.#keep({ ...kept, updated_at: this.#clock.now() });
        return ok(kept.data);
      }
      throw new Error(`"${path}" was answered as unchanged, but nothing of it is here`);
    }
    const now = this.#clock.now();
    const { bytes, etag } = answer.value;
    await this.#keep({ key: path, data: bytes, etag, created_at: now, updated_at: now });
    return ok(bytes);
  }

  /** A voice that is just being made is worth waiting for. */
  async #downloaded(path: string, etag: string | undefined): ReturnType<DownloadsApi['download']> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#api.download(path, etag);
      const isBeingMade = !answer.ok && answer.error.kind === 'audio-being-made';
      if (!isBeingMade || attempt === DOWNLOAD_ATTEMPTS) return answer;
      await new Promise<void>((resolve) => this.#clock.after(RETRY_MS, resolve));
    }
  }

  async #kept(path: string): Promise<CacheItem | undefined> {
    return this.#orNothing(async () => {
      const item = await this.#cache.get(path);
      if (!item || this.#clock.now() - item.updated_at <= CACHE_MAX_AGE_MS) return item;
      await this.#cache.delete(path);
      return undefined;
    });
  }

  async #keep(item: CacheItem): Promise<void> {
    await this.#orNothing(() => this.#cache.put(item));
  }

  /** A broken cache is reported and costs only time. */
  async #orNothing<T>(run: () => Promise<T>): Promise<T | undefined> {
    try {
      return await run();
    } catch (error) {
      this.#reporter.bug(error, { where: 'local cache' });
      return undefined;
    }
  }
}
