import { beforeEach, describe, expect, it } from 'vitest';
import {
  settle,
  smallOz,
  type SmallOz,
  type SmallOzLearner,
} from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { StoredEntries } from '../outbox/stored-entries.ts';
import { learnerOf } from '../sign-in/learner-of.ts';
import type { BookmarkTarget } from './bookmark.ts';
import { Bookmarks } from './bookmarks.ts';

const one: BookmarkTarget = { kind: 'question', id: 'one', questionId: undefined };
const lesson: BookmarkTarget = { kind: 'lesson', id: 'l-1', questionId: undefined };

describe('bookmarks', () => {
  let oz: SmallOz;
  let clock: MemoryClock;
  let yui: SmallOzLearner;
  let shelf: Map<string, string>;
  let reporter: MemoryReporter;
  let bookmarks: Bookmarks;

  /** On a device; another shelf is another device. */
  const on = (
    preferences: Map<string, string>,
    learner = yui,
    now: () => number = () => clock.now(),
  ): Bookmarks =>
    new Bookmarks({
      api: learner.bookmarks,
      stored: new StoredEntries(new MemoryPreferences(preferences), clock),
      learnerId: () => learnerOf(learner.store),
      clock: { now, after: () => () => {} },
      reporter,
    });

  beforeEach(async () => {
    clock = new MemoryClock();
    oz = await smallOz(clock);
    yui = await oz.learner();
    shelf = new Map();
    reporter = new MemoryReporter();
    bookmarks = on(shelf);
  });

  const names = (of = bookmarks) => of.all().map(({ id }) => id);
  const stored = async () => {
    const all = await yui.bookmarks.all();
    return all.ok && all.value.map(({ id }) => id);
  };

  it('count at once, and are told to the server', async () => {
    bookmarks.set(one, true);
    expect(names()).toEqual(['one']);
    expect(await bookmarks.unsent.sendAll()).toBe(true);
    expect(await stored()).toEqual(['one']);
    expect(bookmarks.unsent.all().length).toBe(0);
  });

  it('tell every watcher, until it stops watching', async () => {
    let changes = 0;
    const stop = bookmarks.watch(() => {
      changes += 1;
    });
    bookmarks.set(one, true);
    expect(changes).toBe(1);
    await bookmarks.unsent.sendAll();
    const told = changes;
    stop();
    bookmarks.set(one, false);
    expect(changes).toBe(told);
  });

  it('are what they were when the app is opened again', async () => {
    bookmarks.set(one, true);
    await bookmarks.unsent.sendAll();
    const again = on(shelf);
    expect(names(again)).toEqual([]);
    expect(await again.load()).toEqual({ ok: true });
    expect(names(again)).toEqual(['one']);
  });

  it('are kept without a network, over a restart, and told when it is back', async () => {
    oz.isOffline = true;
    bookmarks.set(one, true);
    bookmarks.set(lesson, true);
    expect(await bookmarks.unsent.sendAll()).toBe(false);
    const again = on(shelf);
    expect(names(again)).toEqual(['one', 'l-1']);
    expect(again.unsent.all().length).toBe(2);
    expect(await again.load()).toEqual({ ok: false, error: { kind: 'offline' } });
    oz.isOffline = false;
    expect(await again.load()).toEqual({ ok: true });
    expect(again.unsent.all().length).toBe(0);
    expect(await stored()).toEqual(['one', 'l-1']);
  });

  it('are told once, however often they were changed without a network', async () => {
    oz.isOffline = true;
    for (const isOn of [true, false, true, false]) bookmarks.set(one, isOn);
    await bookmarks.unsent.sendAll();
    expect(bookmarks.unsent.all().length).toBe(1);
    oz.isOffline = false;
    await bookmarks.unsent.sendAll();
    expect(await stored()).toEqual([]);
    expect(names()).toEqual([]);
  });

  it('that are changed while they are on their way are told again', async () => {
    bookmarks.set(one, true);
    const sending = bookmarks.unsent.sendAll();
    bookmarks.set(one, false);
    expect(await sending).toBe(true);
    expect(await stored()).toEqual([]);
    expect(bookmarks.unsent.all().length).toBe(0);
  });

  it('that are made while all are read stay, although that answer does not know of them', async () => {
    const { bookmarks: api } = yui;
    const slow = Promise.withResolvers<void>();
    const here = new Bookmarks({
      api: {
        set: (bookmark) => api.set(bookmark),
        all: async () => {
          const all = await api.all();
          await slow.promise;
          return all;
        },
      },
      stored: new StoredEntries(new MemoryPreferences(), clock),
      learnerId: () => learnerOf(yui.store),
      clock,
      reporter,
    });
    const loading = here.load();
    await settle();
    here.set(one, true);
    await here.unsent.sendAll();
    slow.resolve();
    await loading;
    expect(names(here)).toEqual(['one']);
  });

  it('of something that is gone are forgotten', async () => {
    bookmarks.set({ ...one, id: 'gone' }, true);
    expect(await bookmarks.unsent.sendAll()).toBe(true);
    expect(names()).toEqual([]);
  });

  it('that were changed later on another device win over what waits here', async () => {
    oz.isOffline = true;
    bookmarks.set(one, true);
    await bookmarks.unsent.sendAll();
    oz.isOffline = false;
    clock.pass(1000);
    const elsewhere = on(new Map());
    elsewhere.set(one, false);
    await elsewhere.unsent.sendAll();
    await bookmarks.load();
    expect(names()).toEqual([]);
  });

  it('can be changed where the clock is behind that of another device', async () => {
    bookmarks.set(one, true);
    await bookmarks.unsent.sendAll();
    clock.pass(1000);
    const behind = on(new Map(), yui, () => clock.now() - 60_000);
    await behind.load();
    behind.set(one, false);
    await behind.unsent.sendAll();
    expect(await stored()).toEqual([]);
  });

  it('of one learner are not those of another on the same device', async () => {
    oz.isOffline = true;
    bookmarks.set(one, true);
    await bookmarks.unsent.sendAll();
    oz.isOffline = false;
    const ken = on(shelf, await oz.learner('ken'));
    expect(names(ken)).toEqual([]);
    await ken.load();
    expect(await stored()).toEqual([]);
    expect(names(ken)).toEqual([]);
    expect(bookmarks.unsent.all().length).toBe(1);
  });

  it.each(['{', '7', '{"id": "question one", "queuedAt": 1, "body": {"kind": "book"}}'])(
    'begin anew where the device has kept "%s"',
    (text) => {
      shelf.set(`outbox bookmark ${learnerOf(yui.store)} question one`, text);
      expect(names()).toEqual([]);
      bookmarks.set(one, true);
      expect(names()).toEqual(['one']);
    },
  );
});
