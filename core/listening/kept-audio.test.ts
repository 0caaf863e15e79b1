import { beforeEach, describe, expect, it } from 'vitest';
import { settle, smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryLocalCache } from '../../adapters/memory/memory-local-cache.ts';
import { memoryListening } from '../../adapters/memory/memory-listening.fixture.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import type { DownloadsApi } from '../ports/downloads-api.ts';
import { fail } from '../shared/result.ts';
import type { AudioFiles } from './audio-files.ts';

const PATH = 'questions/one/prompt.mp3';
const OTHER = 'questions/two/prompt.mp3';

const bytes = (text: string) => new TextEncoder().encode(text);
const sound = { ok: true, value: bytes('sound:one を英語で') };

const never = () => new Promise<never>(() => {});

describe('sounds that are kept, where the server takes its time', () => {
  let oz: SmallOz;
  let clock: MemoryClock;
  let cache: MemoryLocalCache;
  let reporter: MemoryReporter;
  let api: DownloadsApi;

  const opened = (downloads: DownloadsApi): AudioFiles =>
    memoryListening(downloads, { cache, clock, reporter }).files;

  beforeEach(async () => {
    clock = new MemoryClock();
    oz = await smallOz(clock);
    cache = new MemoryLocalCache();
    reporter = new MemoryReporter();
    api = (await oz.learner()).downloads;
    const files = opened(api);
    await files.fetch(PATH);
    await files.fetch(OTHER);
  });

  /** As she hears it a second later. */
  const heard = async (files: AudioFiles) => {
    const fetching = files.fetch(PATH);
    await settle();
    clock.pass(1000);
    return fetching;
  };

  it('are given after a second all the same, and the next at once', async () => {
    const asked: string[] = [];
    const files = opened({ download: (path) => (asked.push(path), never()) });
    expect(await heard(files)).toEqual(sound);
    expect(await files.fetch(OTHER)).toMatchObject({ ok: true });
    expect(asked).toEqual([PATH]);
  });

  it('are replaced for the next time by what it says at last', async () => {
    const slow = Promise.withResolvers<void>();
    const files = opened({
      download: async (path, etag) => {
        await slow.promise;
        return api.download(path, etag);
      },
    });
    oz.sounds.set(PATH, 'sound:anew');
    expect(await heard(files)).toEqual(sound);
    slow.resolve();
    await settle();
    expect(await files.fetch(PATH)).toEqual({ ok: true, value: bytes('sound:anew') });
  });

  it('are not held back by what comes of it', async () => {
    const slow = Promise.withResolvers<never>();
    await heard(opened({ download: () => slow.promise }));
    slow.reject(new Error('odd'));
    await settle();
    expect(reporter.bugs.map(({ where }) => where)).toEqual(['download audio']);
  });

  it.each([
    { kind: 'server-error', status: 502 } as const,
    { kind: 'too-many-requests' } as const,
    { kind: 'audio-being-made' } as const,
  ])('are given where it cannot tell: $kind', async (error) => {
    const files = opened({ download: async () => fail(error) });
    expect(await files.fetch(PATH)).toEqual(sound);
  });
});
