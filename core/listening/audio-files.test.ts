import { beforeEach, describe, expect, it } from 'vitest';
import { settle, smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryLocalCache } from '../../adapters/memory/memory-local-cache.ts';
import { memoryListening } from '../../adapters/memory/memory-listening.fixture.ts';
import { MemoryLog } from '../../adapters/memory/memory-log.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import type { DownloadsApi } from '../ports/downloads-api.ts';
import type { CacheItem } from '../ports/local-cache.ts';
import { fail } from '../shared/result.ts';
import type { AudioFiles } from './audio-files.ts';

const PATH = 'questions/one/prompt.mp3';
const FOURTEEN_DAYS_MS = 14 * 24 * 60 * 60 * 1000;

const bytes = (text: string) => new TextEncoder().encode(text);
const sound = { ok: true, value: bytes('sound:one を英語で') };

describe('AudioFiles', () => {
  let oz: SmallOz;
  let clock: MemoryClock;
  let shelf: Map<string, CacheItem>;
  let cache: MemoryLocalCache;
  let reporter: MemoryReporter;
  let downloads: DownloadsApi;
  /** The etags that the server was asked with. */
  let asked: (string | undefined)[];
  let preferences: MemoryPreferences;
  let log: MemoryLog;
  let files: AudioFiles;

  beforeEach(async () => {
    clock = new MemoryClock();
    oz = await smallOz(clock);
    shelf = new Map();
    cache = new MemoryLocalCache(shelf);
    reporter = new MemoryReporter();
    preferences = new MemoryPreferences();
    log = new MemoryLog();
    asked = [];
    const api = (await oz.learner()).downloads;
    downloads = {
      download: (path, etag) => {
        asked.push(etag);
        return api.download(path, etag);
      },
    };
    files = opened();
  });

  const opened = () =>
    memoryListening(downloads, { cache, preferences, clock, reporter, log }).files;

  it('keeps what it has downloaded, with its times', async () => {
    const start = clock.now();
    expect(await files.fetch(PATH)).toEqual(sound);
    expect(shelf.get(PATH)).toEqual({
      key: PATH,
      data: sound.value,
      etag: expect.any(String),
      created_at: start,
      updated_at: start,
    });
  });

  it('asks only whether the file has changed when it has one', async () => {
    await files.fetch(PATH);
    clock.pass(1000);
    expect(await files.fetch(PATH)).toEqual(sound);
    expect(asked).toEqual([undefined, shelf.get(PATH)?.etag]);
    expect(shelf.get(PATH)?.updated_at).toBe(clock.now());
    expect(shelf.get(PATH)?.created_at).toBe(clock.now() - 1000);
  });

  it('asks once for a file that is wanted twice at the same time', async () => {
    expect(await Promise.all([files.fetch(PATH), files.fetch(PATH)])).toEqual([sound, sound]);
    await files.fetch(PATH);
    expect(asked).toEqual([undefined, shelf.get(PATH)?.etag]);
  });

  it('replaces a file that has changed', async () => {
    await files.fetch(PATH);
    oz.sounds.set(PATH, 'sound:anew');
    clock.pass(1000);
    expect(await files.fetch(PATH)).toEqual({ ok: true, value: bytes('sound:anew') });
    expect(shelf.get(PATH)).toMatchObject({ data: bytes('sound:anew'), created_at: clock.now() });
  });

  it('still knows a file after exactly 14 days', async () => {
    await files.fetch(PATH);
    clock.pass(FOURTEEN_DAYS_MS);
    oz.isOffline = true;
    expect(await files.fetch(PATH)).toEqual(sound);
  });

  it('deletes a file a millisecond older, and downloads it anew', async () => {
    await files.fetch(PATH);
    clock.pass(FOURTEEN_DAYS_MS + 1);
    oz.sounds.delete(PATH);
    expect(await files.fetch(PATH)).toEqual({ ok: false, error: { kind: 'audio-not-found' } });
    expect(asked).toEqual([undefined, undefined]);
    expect(shelf.size).toBe(0);
  });

  it('counts the 14 days from the last time the server confirmed the file', async () => {
    await files.fetch(PATH);
    clock.pass(FOURTEEN_DAYS_MS);
    await files.fetch(PATH);
    clock.pass(FOURTEEN_DAYS_MS);
    await files.fetch(PATH);
    expect(asked.slice(1).every((etag) => etag !== undefined)).toBe(true);
  });

  it('gives what it has without a network, and says so when it has nothing', async () => {
    await files.fetch(PATH);
    oz.isOffline = true;
    expect(await files.fetch(PATH)).toEqual(sound);
    expect(await files.fetch('questions/two/prompt.mp3')).toEqual({
      ok: false,
      error: { kind: 'offline' },
    });
  });

  it('does not give what it has when the file is gone', async () => {
    await files.fetch(PATH);
    oz.sounds.delete(PATH);
    expect(await files.fetch(PATH)).toEqual({ ok: false, error: { kind: 'audio-not-found' } });
  });

  it('goes on without a cache that is broken, and reports it', async () => {
    cache.break();
    expect(await files.fetch(PATH)).toEqual(sound);
    expect(reporter.bugs.map(({ where }) => where)).toEqual([
      'local cache',
      'local cache',
      'local cache',
    ]);
  });

  it('goes on when only keeping fails, and reports it once', async () => {
    cache.put = () => Promise.reject(new Error('No room'));
    expect(await files.fetch(PATH)).toEqual(sound);
    expect(reporter.bugs).toHaveLength(1);
  });

  it('throws when the server calls a file unchanged that is not on the device', async () => {
    downloads = { download: async () => ({ ok: true, value: 'unchanged' }) };
    await expect(opened().fetch(PATH)).rejects.toThrow(PATH);
  });

  it.each([
    ['', 'audio-not-found', `Failed to download audio: ${PATH}`],
    ['<!doctype html>', 'audio-unsupported', `Unsupported audio: ${PATH} (unknown)`],
  ])('neither gives nor keeps "%s", and reports it', async (content, kind, message) => {
    oz.sounds.set(PATH, content);
    expect(await files.fetch(PATH)).toEqual({ ok: false, error: { kind } });
    expect(shelf.size).toBe(0);
    expect(log.notes).toEqual([message]);
    expect(reporter.bugs.map(({ error }) => String(error))).toEqual([`Error: ${message}`]);
  });

  it('only logs that a file is gone: the request was reported already', async () => {
    oz.sounds.delete(PATH);
    await files.fetch(PATH);
    expect(log.notes).toEqual([`Failed to download audio: ${PATH}`]);
    expect(reporter.bugs).toEqual([]);
  });

  it('downloads anew a file that an older version has kept and that cannot be played', async () => {
    await files.fetch(PATH);
    const item = shelf.get(PATH);
    if (item) shelf.set(PATH, { ...item, data: bytes('noise') });
    expect(await files.fetch(PATH)).toEqual(sound);
    expect(asked).toEqual([undefined, undefined]);
  });

  describe('the purge of what has expired', () => {
    const old = 'questions/old/prompt.mp3';

    const keepOld = () =>
      cache.put({
        key: old,
        data: bytes('sound:old'),
        etag: undefined,
        created_at: 0,
        updated_at: clock.now() - FOURTEEN_DAYS_MS - 1,
      });

    it('runs with the first sound, and then once a day', async () => {
      await keepOld();
      await files.fetch(PATH);
      expect([...shelf.keys()]).toEqual([PATH]);
      await keepOld();
      clock.pass(86_399_999);
      await opened().fetch(PATH);
      expect(shelf.has(old)).toBe(true);
      clock.pass(1);
      await opened().fetch(PATH);
      expect(shelf.has(old)).toBe(false);
    });

    it('is not put off for years by a clock that was set back', async () => {
      await files.fetch(PATH);
      await keepOld();
      clock.pass(-2 * 86_400_000);
      await keepOld();
      await files.fetch(PATH);
      expect(shelf.has(old)).toBe(false);
    });
  });

  describe('while the voice is being made', () => {
    let madeAfter: number;

    beforeEach(() => {
      const api = downloads;
      downloads = {
        download: (path, etag) =>
          asked.length < madeAfter
            ? (asked.push(etag), Promise.resolve(fail({ kind: 'audio-being-made' as const })))
            : api.download(path, etag),
      };
      files = opened();
    });

    it('asks again each second', async () => {
      madeAfter = 2;
      const fetching = files.fetch(PATH);
      await settle();
      expect(asked).toHaveLength(1);
      clock.pass(999);
      await settle();
      expect(asked).toHaveLength(1);
      clock.pass(1);
      await settle();
      expect(asked).toHaveLength(2);
      clock.pass(1000);
      expect(await fetching).toEqual(sound);
    });

    it('gives up after five times', async () => {
      madeAfter = 99;
      const fetching = files.fetch(PATH);
      for (let second = 0; second < 10; second += 1) {
        await settle();
        clock.pass(1000);
      }
      expect(await fetching).toEqual({ ok: false, error: { kind: 'audio-being-made' } });
      expect(asked).toHaveLength(5);
    });
  });

  it('brings forward what is played while it waits to be fetched ahead', async () => {
    const paths: string[] = [];
    const silent = new Promise<never>(() => {});
    downloads = {
      download: (path) => {
        paths.push(path);
        return silent;
      },
    };
    files = opened();
    for (const path of ['1', '2', '3', '4']) void files.prepare(path);
    await settle();
    expect(paths).toEqual(['1', '2']);
    void files.fetch('4');
    await settle();
    expect(paths).toEqual(['1', '2', '4']);
  });
});
