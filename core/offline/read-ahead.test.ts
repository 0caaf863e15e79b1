import { beforeEach, describe, expect, it } from 'vitest';
import { smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryLocalCache } from '../../adapters/memory/memory-local-cache.ts';
import { OFFERED_THEMES } from '../domain/home/theme-of-day.ts';
import { readCopies } from './cached-reads.fixture.ts';
import { ReadAhead } from './read-ahead.ts';
import type { ReadCopies } from './read-copies.ts';
import type { Readable } from './readable.ts';

const HOUR_MS = 60 * 60 * 1000;

describe('what is read ahead', () => {
  let oz: SmallOz;
  let clock: MemoryClock;
  let copies: ReadCopies;
  let ahead: ReadAhead;
  let learner: string | undefined;
  /** How often the books were asked for. */
  let asked: number;

  beforeEach(async () => {
    clock = new MemoryClock();
    oz = await smallOz(clock);
    const { library, catalogue, reviews, materials } = await oz.learner();
    copies = readCopies({ clock, cache: new MemoryLocalCache() });
    learner = 'yui';
    asked = 0;
    const books = () => {
      asked += 1;
      return library.books();
    };
    const studyStatus = () => library.studyStatus();
    ahead = new ReadAhead({
      copies,
      library: { studyStatus, books },
      catalogue,
      reviews,
      materials,
      learnerId: () => learner,
      clock,
    });
  });

  const isKept = async (name: keyof Readable, id = '', learnerId = 'yui') =>
    (await copies.find(learnerId, name, id)) !== undefined;

  it('opens later without a network, where she has never been on this device', async () => {
    await ahead.run();
    for (const name of ['home', 'books', 'lessons', 'review', 'review-status'] as const)
      expect(await isKept(name), name).toBe(true);
    expect(await isKept('questions', 'l-1')).toBe(true);
    expect(await isKept('questions', 'l-2')).toBe(false);
  });

  it('has the themes, and each of those that home may offer her', async () => {
    await ahead.run();
    const read = await copies.find('yui', 'themes', '');
    if (!read?.ok) throw new Error('There are no themes');
    const offered = read.value.recommended.materials.slice(0, OFFERED_THEMES).map(({ id }) => id);
    expect(read.cached?.themes.toSorted()).toEqual(offered.toSorted());
  });

  it('is not asked for again before some hours have passed', async () => {
    await ahead.run();
    clock.pass(5 * HOUR_MS);
    await ahead.run();
    expect(asked).toBe(1);
    clock.pass(2 * HOUR_MS);
    await ahead.run();
    expect(asked).toBe(2);
  });

  it('stops at once where there is no network, and leaves what was kept', async () => {
    await ahead.run();
    clock.pass(7 * HOUR_MS);
    oz.isOffline = true;
    await ahead.run();
    expect(asked).toBe(1);
    expect(await isKept('home')).toBe(true);
  });

  it('keeps nothing of a learner who has signed out meanwhile', async () => {
    const run = ahead.run();
    learner = undefined;
    await run;
    expect(await isKept('home')).toBe(false);
  });

  it('reads nothing where no learner is signed in', async () => {
    learner = undefined;
    await ahead.run();
    expect(asked).toBe(0);
  });
});
