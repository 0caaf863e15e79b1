import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { fail, ok } from '../shared/result.ts';
import { outboxKindContract } from './outbox-kind.contract.ts';
import { StoredEntries } from './stored-entries.ts';
import { StoredKind } from './stored-kind.ts';

function stage() {
  const arrived: string[] = [];
  const reporter = new MemoryReporter();
  let isOffline = false;
  let bug: Error | undefined;
  const kind = new StoredKind<{ readonly id: string }, void>({
    name: 'bookmark',
    stored: new StoredEntries(new MemoryPreferences(), new MemoryClock()),
    isBody: (body): body is { id: string } => typeof Object(body).id === 'string',
    idOf: ({ id }) => id,
    tell: async ({ id }) => {
      if (bug) throw bug;
      if (isOffline) return fail({ kind: 'offline' });
      arrived.push(id);
      return ok(undefined);
    },
    isUnderWay: ({ id }) => id === 'under way',
    learnerId: () => 'yui',
    reporter,
  });
  return {
    kind,
    reporter,
    arrived: () => arrived,
    goOffline: (is: boolean) => {
      isOffline = is;
    },
    breaks: () => {
      bug = new Error('bug');
    },
  };
}

outboxKindContract('StoredKind', async () => {
  const made = stage();
  return {
    ...made,
    learnerId: 'yui',
    put: async (learnerId) => {
      const id = `n-${learnerId}`;
      made.kind.put({ id }, learnerId);
      return id;
    },
  };
});

describe('StoredKind', () => {
  it('sends one entry once, however often it is asked meanwhile', async () => {
    const { kind, arrived } = stage();
    kind.put({ id: 'a' });
    const [one, other] = [kind.send('a'), kind.send('a')];
    expect(await one).toEqual(await other);
    expect(arrived()).toEqual(['a']);
  });

  it('reports a bug on the way once, and has the entry still', async () => {
    const { kind, reporter, breaks } = stage();
    kind.put({ id: 'a' });
    breaks();
    expect(await kind.send('a')).toEqual({ ok: false, error: { kind: 'unexpected' } });
    expect(reporter.bugs).toMatchObject([{ where: 'send bookmark' }]);
    expect(kind.all()).toEqual([{ id: 'a' }]);
  });

  it('does not list what is still being made, and has it all the same', async () => {
    const { kind } = stage();
    let changes = 0;
    kind.watch(() => {
      changes += 1;
    });
    kind.put({ id: 'under way' });
    expect(await kind.entries('yui')).toEqual([]);
    expect(changes).toBe(0);
    expect(kind.find('under way')).toEqual({ id: 'under way' });
  });
});
