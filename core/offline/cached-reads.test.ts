import { beforeEach, describe, expect, it } from 'vitest';
import { settle, smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryLocalCache } from '../../adapters/memory/memory-local-cache.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import type { LibraryApi } from '../ports/library-api.ts';
import type { MaterialsApi } from '../ports/materials-api.ts';
import { CachedReads } from './cached-reads.ts';
import { cachedReads, readCopies } from './cached-reads.fixture.ts';

describe('what is read again without a network', () => {
  let oz: SmallOz;
  let clock: MemoryClock;
  let cache: MemoryLocalCache;
  let reporter: MemoryReporter;
  let library: LibraryApi;
  let materials: MaterialsApi;
  let learner: string | undefined;
  let reads: CachedReads;

  beforeEach(async () => {
    clock = new MemoryClock();
    oz = await smallOz(clock);
    ({ library, materials } = await oz.learner());
    cache = new MemoryLocalCache();
    reporter = new MemoryReporter();
    learner = 'yui';
    reads = cachedReads({ clock, cache, reporter, learnerId: () => learner, lessons: ['l-1'] });
  });

  const book = (id: string) => reads.ask('book', id, () => library.book(id));

  const kept = async () => {
    const read = await book('b-1');
    await settle();
    return read;
  };

  it('is the word of the server while there is one', async () => {
    await kept();
    const again = await book('b-1');
    expect(again).toMatchObject({ ok: true, value: { book: { id: 'b-1' } } });
    expect(again.ok && again.cached).toBeUndefined();
  });

  it('is what the server said last, with when, and what can be played', async () => {
    const read = await kept();
    const at = clock.now();
    clock.pass(60_000);
    oz.isOffline = true;

    const again = await book('b-1');
    expect(again).toEqual({ ...read, cached: { at, lessons: ['l-1'], themes: [] } });
  });

  it('says which themes were read, to the learner who read them', async () => {
    await kept();
    await reads.ask('theme', 'my-room', () => materials.one('my-room'));
    await settle();
    oz.isOffline = true;
    expect(await book('b-1')).toMatchObject({ cached: { themes: ['my-room'] } });
    const others = readCopies({ clock, cache });
    await others.keep('ken', 'books', '', []);
    expect(await others.find('ken', 'books', '')).toMatchObject({ cached: { themes: [] } });
  });

  it('is refused as offline where it was never read', async () => {
    await kept();
    oz.isOffline = true;
    expect(await book('b-2')).toMatchObject({ ok: false, error: { kind: 'offline' } });
  });

  it('does not hide what a server refuses', async () => {
    await kept();
    expect(await reads.ask('book', 'b-1', () => library.book('none'))).toMatchObject({
      error: { kind: 'not-found' },
    });
  });

  it('is not shown to another learner', async () => {
    await kept();
    oz.isOffline = true;
    learner = 'ken';
    expect(await book('b-1')).toMatchObject({ ok: false });
  });

  it('is not kept of a learner who has left before there was time to', async () => {
    let rest = () => {};
    const spare = new Promise<void>((resolve) => {
      rest = resolve;
    });
    const spareTime = () => spare;
    reads = cachedReads({ clock, cache, reporter, learnerId: () => learner, spareTime });
    await book('b-1');
    learner = undefined;
    rest();
    await settle();
    expect(await cache.size()).toBe(0);
  });

  it('is as nothing where the device cannot keep it', async () => {
    cache.break();
    expect(await kept()).toMatchObject({ ok: true });
    oz.isOffline = true;
    expect(await book('b-1')).toMatchObject({ error: { kind: 'offline' } });
    expect(reporter.bugs.length).toBeGreaterThan(0);
  });

  it('is offline where what keeps it could not be loaded', async () => {
    const parts = { learnerId: () => learner, spareTime: async () => {} };
    reads = new CachedReads({ ...parts, copies: async () => undefined });
    expect(await kept()).toMatchObject({ ok: true });
    oz.isOffline = true;
    expect(await book('b-1')).toMatchObject({ error: { kind: 'offline' } });
  });
});
