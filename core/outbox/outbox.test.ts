import { beforeEach, describe, expect, it } from 'vitest';
import { settle } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryConnectivity } from '../../adapters/memory/memory-connectivity.ts';
import { MemoryPageVisibility } from '../../adapters/memory/memory-page-visibility.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { fail, ok } from '../shared/result.ts';
import { Outbox, PAUSES_MS } from './outbox.ts';
import type { OutboxError, OutboxKindName } from './outbox-kind.ts';
import { StoredEntries } from './stored-entries.ts';
import { StoredKind } from './stored-kind.ts';

interface Note {
  readonly id: string;
}

const isNote = (body: unknown): body is Note => typeof Object(body).id === 'string';

describe('the outbox', () => {
  let clock: MemoryClock;
  let connectivity: MemoryConnectivity;
  let stored: StoredEntries;
  let outbox: Outbox;
  let learner: string | undefined;
  /** What the server was told, in order. */
  let told: string[];
  /** What the server answers, by id. */
  let errors: Map<string, OutboxError>;

  beforeEach(() => {
    clock = new MemoryClock();
    connectivity = new MemoryConnectivity();
    stored = new StoredEntries(new MemoryPreferences(), clock);
    learner = 'yui';
    told = [];
    errors = new Map();
    outbox = new Outbox({
      learnerId: () => learner,
      clock,
      connectivity,
      visibility: new MemoryPageVisibility(),
      reporter: new MemoryReporter(),
    });
  });

  const kind = (name: OutboxKindName) => {
    const made = new StoredKind<Note, void>({
      name,
      stored,
      isBody: isNote,
      idOf: ({ id }) => id,
      tell: async ({ id }) => {
        told.push(id);
        const error = errors.get(id);
        return error ? fail(error) : ok(undefined);
      },
      learnerId: () => learner,
      reporter: new MemoryReporter(),
    });
    outbox.add(made);
    return made;
  };

  const left = async () => (await outbox.entries()).map(({ id }) => id);

  it('sends kinds among each other, in the order in which they were put in', async () => {
    const [rounds, bookmarks] = [kind('round'), kind('bookmark')];
    rounds.put({ id: 'a' });
    bookmarks.put({ id: 'b' });
    rounds.put({ id: 'c' });
    bookmarks.put({ id: 'b' });
    expect(await left()).toEqual(['a', 'b', 'c']);
    await outbox.flush();
    expect(told).toEqual(['a', 'b', 'c']);
    expect(await left()).toEqual([]);
  });

  it('stops where nothing can be sent now', async () => {
    const rounds = kind('round');
    for (const id of ['a', 'b']) rounds.put({ id });
    errors.set('a', { kind: 'too-many-requests' });
    await outbox.flush();
    expect(told).toEqual(['a']);
    expect(await left()).toEqual(['a', 'b']);
  });

  it('passes by a kind that the server cannot take now', async () => {
    const [rounds, bookmarks] = [kind('round'), kind('bookmark')];
    for (const id of ['a', 'b']) rounds.put({ id });
    bookmarks.put({ id: 'c' });
    errors.set('a', { kind: 'server-error', status: 503 });
    await outbox.flush();
    expect(told).toEqual(['a', 'c']);
    expect(await left()).toEqual(['a', 'b']);
  });

  const full = ['takes-full', 'server-full'] as const;

  it.each(full)('leaves a kind for an hour that is %s, whatever else asks', async (why) => {
    const [takes, bookmarks] = [kind('take'), kind('bookmark')];
    takes.put({ id: 'a' });
    errors.set('a', { kind: why });
    await outbox.flush();
    bookmarks.put({ id: 'b' });
    clock.pass(59 * 60_000);
    await outbox.flush();
    expect(told).toEqual(['a', 'b']);
    errors.clear();
    clock.pass(60_000);
    await outbox.flush();
    expect(told).toEqual(['a', 'b', 'a']);
    expect(await left()).toEqual([]);
  });

  it('sends also then what she sends herself, and what another learner has', async () => {
    const takes = kind('take');
    takes.put({ id: 'a' });
    errors.set('a', { kind: 'takes-full' });
    await outbox.flush();
    learner = 'ken';
    takes.put({ id: 'of ken' });
    await outbox.flush();
    expect(told).toEqual(['a', 'of ken']);
    learner = 'yui';
    errors.clear();
    takes.put({ id: 'b' });
    await outbox.send('take', 'a');
    expect(told).toEqual(['a', 'of ken', 'a']);
    await outbox.flushNow();
    expect(told).toEqual(['a', 'of ken', 'a', 'b']);
  });

  it('passes by an entry that alone makes trouble, and drops what the server will never take', async () => {
    const rounds = kind('round');
    for (const id of ['a', 'b', 'c']) rounds.put({ id });
    errors.set('a', { kind: 'lesson-locked' });
    errors.set('b', { kind: 'not-found' });
    await outbox.flush();
    expect(told).toEqual(['a', 'b', 'c']);
    expect(await left()).toEqual(['a']);
  });

  it('sends what was put in while it was started, without being asked', async () => {
    outbox.start();
    const rounds = kind('round');
    await settle();
    rounds.put({ id: 'a' });
    clock.pass(PAUSES_MS[0]);
    await settle();
    expect(told).toEqual(['a']);
  });

  it('does not hurry because more is put in', async () => {
    outbox.start();
    const rounds = kind('round');
    errors.set('a', { kind: 'offline' });
    rounds.put({ id: 'a' });
    for (const pause of [PAUSES_MS[0], PAUSES_MS[0], PAUSES_MS[1]]) {
      clock.pass(pause);
      await settle();
    }
    const tries = told.length;
    rounds.put({ id: 'b' });
    clock.pass(PAUSES_MS[1]);
    await settle();
    expect(told).toHaveLength(tries);
  });

  it('has nothing to send while no learner is signed in', async () => {
    kind('round').put({ id: 'a' });
    learner = undefined;
    await outbox.flush();
    expect(told).toEqual([]);
    learner = 'yui';
    expect(await left()).toEqual(['a']);
  });

  it('tells of a change until it is asked to stop', async () => {
    const rounds = kind('round');
    let changes = 0;
    const stop = outbox.watch(() => {
      changes += 1;
    });
    rounds.put({ id: 'a' });
    expect(changes).toBe(1);
    await outbox.drop('round', 'a');
    expect(changes).toBe(2);
    stop();
    rounds.put({ id: 'b' });
    expect(changes).toBe(2);
  });
});
