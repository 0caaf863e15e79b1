import { beforeEach, describe, expect, it } from 'vitest';
import { settle, smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryIds } from '../../adapters/memory/memory-ids.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import type { RecordsApi } from '../../core/ports/records-api.ts';
import { RecordListPresenter } from './record-list-presenter.ts';

const DAY_MS = 86_400_000;

describe('the list of all records', () => {
  const ids = new MemoryIds();
  let oz: SmallOz;
  let clock: MemoryClock;
  let records: RecordsApi;
  let list: RecordListPresenter;

  beforeEach(async () => {
    clock = new MemoryClock();
    oz = await smallOz(clock);
    const learner = await oz.learner();
    records = learner.records;
    list = new RecordListPresenter({
      catalogue: learner.catalogue,
      clock,
      reporter: new MemoryReporter(),
    });
  });

  const plays = async (lessonId: string, questionId: string, times = 1) => {
    for (let round = 0; round < times; round += 1) {
      clock.pass(1000);
      await records.grade({
        answerId: ids.next(),
        round: { id: ids.next(), lessonId, mode: 'self', level: 'normal' },
        questionId,
        outcome: 'correct',
        answerMs: 1000,
      });
    }
  };
  const lessons = () => new Set(list.records.map(({ lessonId }) => lessonId));
  const searches = async (name: string) => {
    list.search(name);
    clock.pass(300);
    await settle();
  };

  it('reaches back to the first, some at a time', async () => {
    await plays('l-1', 'one', 45);
    await list.load();
    expect(list.records).toHaveLength(20);
    await Promise.all([list.more(), list.more()]);
    expect(list.records).toHaveLength(40);
    await list.more();
    await list.more();
    expect(new Set(list.records.map(({ id }) => id)).size).toBe(45);
    expect(list.next).toBeUndefined();
  });

  it('finds those of a lesson by its name, once she has typed it', async () => {
    await plays('l-1', 'one');
    await plays('l-4', 'seven');
    await list.load();
    expect(lessons()).toEqual(new Set(['l-1', 'l-4']));
    list.search('L-');
    expect(lessons().size).toBe(2);
    await searches(' L-4 (EN)');
    expect(lessons()).toEqual(new Set(['l-4']));
    await searches('nothing');
    expect(list.records).toEqual([]);
    await searches('');
    expect(lessons().size).toBe(2);
  });

  it('finds those of a month', async () => {
    await plays('l-1', 'one');
    // She looks in between, or her session would end.
    for (let week = 0; week < 6; week += 1) {
      clock.pass(7 * DAY_MS);
      await list.load();
    }
    await plays('l-4', 'seven');
    await list.load();
    expect(list.months).toHaveLength(2);
    await list.chooseMonth(list.months[1]);
    expect(lessons()).toEqual(new Set(['l-1']));
    await list.chooseMonth(undefined);
    expect(lessons().size).toBe(2);
  });

  it('keeps what it shows where more, or what she looks for, does not come', async () => {
    await plays('l-1', 'one', 25);
    await list.load();
    oz.isOffline = true;
    await list.more();
    expect([list.state.step, list.records.length]).toEqual(['shown', 20]);
    expect([list.error, list.isLoadingMore]).toEqual([{ kind: 'offline' }, false]);
    await searches('l-1');
    expect([list.state.step, list.records.length]).toEqual(['shown', 20]);
    oz.isOffline = false;
    await searches('');
    await list.more();
    expect([list.error, list.records.length]).toEqual([undefined, 25]);
  });

  it('says what went wrong, and tries again', async () => {
    oz.isOffline = true;
    await list.load();
    expect(list.state).toEqual({ step: 'failed', error: { kind: 'offline' } });
    oz.isOffline = false;
    await list.retry();
    expect(list.state).toEqual({ step: 'shown' });
  });
});
