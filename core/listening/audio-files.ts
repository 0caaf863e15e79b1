import { CACHE_PURGED_KEY } from '../settings/preference-keys.ts';
import type { ApiError } from '../ports/api-error.ts';
import type { AudioPlayer } from '../ports/audio-player.ts';
import type { Clock } from '../ports/clock.ts';
import type { DownloadError, DownloadsApi } from '../ports/downloads-api.ts';
import type { CacheItem, LocalCache } from '../ports/local-cache.ts';
import type { Log } from '../ports/log.ts';
import type { Preferences } from '../ports/preferences.ts';
import type { Reporter } from '../ports/reporter.ts';
import { orNothing } from '../shared/or-nothing.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { DownloadQueue } from './download-queue.ts';

/** Table of the local database that holds downloaded audio. */
export const DOWNLOADS_TABLE = 'download_files_v2';

/** Older entries are deleted when they are read. */
export const CACHE_MAX_AGE_MS = 1_209_600_000;

const PURGE_EVERY_MS = 86_400_000;

export interface AudioUnsupported {
  readonly kind: 'audio-unsupported';
}

export type AudioFile = Result<Uint8Array, ApiError | DownloadError | AudioUnsupported>;

/** The server itself holds the line for some seconds before it says that a voice is still being made. */
const DOWNLOAD_ATTEMPTS = 5;
const RETRY_MS = 1000;

/** What is kept is held back no longer by a network that is there and carries nothing. */
const KEPT_WAITS_MS = 1000;

/** After these it is not known whether what is kept has changed, and it is heard all the same. */
const UNCONFIRMED: readonly string[] = [
  'offline',
  'server-error',
  'too-many-requests',
  'audio-being-made',
];

export interface AudioFilesParts {
  readonly api: DownloadsApi;
  readonly cache: LocalCache;
  readonly player: Pick<AudioPlayer, 'typeOf'>;
  readonly preferences: Preferences;
  readonly clock: Clock;
  readonly reporter: Reporter;
  readonly log: Log;
}

/** Audio by its path, kept on the device: the server is only asked whether it has changed, and not waited for long. */
export class AudioFiles {
  readonly #parts: AudioFilesParts;
  readonly #underWay = new Map<string, Promise<AudioFile>>();
  /** Paths of what is to be heard as soon as it is here. */
  readonly #wanted = new Set<string>();
  readonly #queue = new DownloadQueue();
  /** How many answers of the server were not waited for, and are still to come. */
  #overdue = 0;

  constructor(parts: AudioFilesParts) {
    this.#parts = parts;
  }

  /** What is played while it is still being fetched ahead is asked for once. */
  fetch(path: string): Promise<AudioFile> {
    this.#wanted.add(path);
    this.#queue.look();
    return this.prepare(path);
  }

  /** Ahead of being heard: after all that is to be heard now. */
  prepare(path: string): Promise<AudioFile> {
    void this.#purge();
    const underWay = this.#underWay.get(path);
    if (underWay) return underWay;
    const fetched = this.#fetched(path).finally(() => {
      this.#underWay.delete(path);
      this.#wanted.delete(path);
    });
    this.#underWay.set(path, fetched);
    return fetched;
  }

  async #fetched(path: string): Promise<AudioFile> {
    const kept = await this.#kept(path);
    if (!kept) return this.#asked(path, kept);
    // What carries nothing carries no less by being asked for more.
    return this.#overdue > 0 ? ok(kept.data) : this.#inTime(kept, this.#asked(path, kept));
  }

  /** What is kept, where the server takes its time; what it says then is known the next time. */
  async #inTime(kept: CacheItem, asked: Promise<AudioFile>): Promise<AudioFile> {
    const { clock, reporter } = this.#parts;
    let cancel = () => {};
    const late = new Promise<AudioFile>((resolve) => {
      cancel = clock.after(KEPT_WAITS_MS, () => {
        this.#overdue += 1;
        void orNothing(reporter, 'download audio', () => asked).finally(() => {
          this.#overdue -= 1;
        });
        resolve(ok(kept.data));
      });
    });
    return Promise.race([asked, late]).finally(cancel);
  }

  async #asked(path: string, kept: CacheItem | undefined): Promise<AudioFile> {
    const answer = await this.#downloaded(path, kept?.etag);
    if (!answer.ok) {
      if (kept && UNCONFIRMED.includes(answer.error.kind)) return ok(kept.data);
      this.#parts.log.note(`Failed to download audio: ${path}`, { kind: answer.error.kind });
      return answer;
    }
    if (answer.value === 'unchanged') {
      if (kept) {
        await this.#keep({ ...kept, updated_at: this.#parts.clock.now() });
        return ok(kept.data);
      }
      throw new Error(`"${path}" was answered as unchanged, but nothing of it is here`);
    }
    const { bytes, etag } = answer.value;
    const flaw = this.#flawOf(path, bytes);
    if (flaw) {
      this.#parts.log.note(flaw.message);
      this.#parts.reporter.bug(new Error(flaw.message), { where: 'download audio' });
      return fail({ kind: flaw.kind });
    }
    const now = this.#parts.clock.now();
    await this.#keep({ key: path, data: bytes, etag, created_at: now, updated_at: now });
    return ok(bytes);
  }

  /** It turned out that nothing can be done with it here. */
  async forget(path: string): Promise<void> {
    await this.#orNothing(() => this.#parts.cache.delete(path));
  }

  /** Why what came is no sound for this device; undefined when it is one. */
  #flawOf(path: string, bytes: Uint8Array) {
    if (bytes.length === 0) {
      return { kind: 'audio-not-found', message: `Failed to download audio: ${path}` } as const;
    }
    const { mediaType = 'unknown', isPlayable } = this.#parts.player.typeOf(bytes);
    if (isPlayable) return undefined;
    const message = `Unsupported audio: ${path} (${mediaType})`;
    return { kind: 'audio-unsupported', message } as const;
  }

  /** At most once a day; also when it fails, which it would then do with every sound. */
  async #purge(): Promise<void> {
    const { preferences, clock, cache } = this.#parts;
    const now = clock.now();
    const before = Number(preferences.read(CACHE_PURGED_KEY) ?? Number.NaN);
    // A clock that was set back must not put it off for years.
    if (before <= now && now - before < PURGE_EVERY_MS) return;
    preferences.write(CACHE_PURGED_KEY, String(now));
    await this.#orNothing(() => cache.purge(now - CACHE_MAX_AGE_MS));
  }

  /** A voice that is just being made is worth waiting for, unless there is an older one. */
  async #downloaded(path: string, etag: string | undefined): ReturnType<DownloadsApi['download']> {
    const { api } = this.#parts;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#queue.take(
        () => this.#wanted.has(path),
        () => api.download(path, etag),
      );
      const isBeingMade = !answer.ok && answer.error.kind === 'audio-being-made';
      const isLast = attempt === DOWNLOAD_ATTEMPTS || etag !== undefined;
      if (!isBeingMade || isLast) return answer;
      await new Promise<void>((resolve) => this.#parts.clock.after(RETRY_MS, resolve));
    }
  }

  async #kept(path: string): Promise<CacheItem | undefined> {
    return this.#orNothing(async () => {
      const item = await this.#parts.cache.get(path);
      if (!item) return undefined;
      const isFresh = this.#parts.clock.now() - item.updated_at <= CACHE_MAX_AGE_MS;
      if (isFresh && this.#parts.player.typeOf(item.data).isPlayable) return item;
      await this.#parts.cache.delete(path);
      return undefined;
    });
  }

  async #keep(item: CacheItem): Promise<void> {
    await this.#orNothing(() => this.#parts.cache.put(item));
  }

  /** A broken cache is reported and costs only time. */
  #orNothing<T>(run: () => Promise<T>): Promise<T | undefined> {
    return orNothing(this.#parts.reporter, 'local cache', run);
  }
}
