import { beforeEach, describe, expect, it } from 'vitest';
import { MUMBLED, settle, smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryConnectivity } from '../../adapters/memory/memory-connectivity.ts';
import { MemoryPageVisibility } from '../../adapters/memory/memory-page-visibility.ts';
import { MemoryRecorder } from '../../adapters/memory/memory-recorder.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemoryTakeStore, TakeShelf } from '../../adapters/memory/memory-take-store.ts';
import type { VoiceRecordsApi } from '../ports/records-api.ts';
import type { SessionStore } from '../ports/session-store.ts';
import { keptTake } from './kept-take.fixture.ts';
import { learnerOf } from '../sign-in/learner-of.ts';
import { Outbox, PAUSES_MS } from '../outbox/outbox.ts';
import { outboxKindContract } from '../outbox/outbox-kind.contract.ts';
import { REFUSED_KEPT_MS } from '../outbox/outbox-kind.ts';
import { TakeKind } from './take-kind.ts';
import { TakeKeeper } from './take-keeper.ts';

outboxKindContract('TakeKind', async () => {
  const clock = new MemoryClock();
  const oz = await smallOz(clock);
  const { store: sessions, records } = await oz.learner();
  const takes = new MemoryTakeStore();
  const keeper = new TakeKeeper(new MemoryRecorder(), takes, sessions, clock);
  let number = 0;
  return {
    kind: new TakeKind({ takes, keeper, records, sessions, clock, reporter: new MemoryReporter() }),
    learnerId: learnerOf(sessions) ?? '',
    put: async (learnerId) => {
      number += 1;
      await takes.keep(keptTake(number, learnerId));
      return keptTake(number, learnerId).answerId;
    },
    goOffline: (isOffline) => {
      oz.isOffline = isOffline;
    },
    arrived: () => [...oz.tables.details.keys()],
  };
});

describe('what was left unsent', () => {
  let oz: SmallOz;
  let clock: MemoryClock;
  let connectivity: MemoryConnectivity;
  let visibility: MemoryPageVisibility;
  let recorder: MemoryRecorder;
  let shelf: TakeShelf;
  let sessions: SessionStore;
  let records: VoiceRecordsApi;
  let reporter: MemoryReporter;
  let takes: MemoryTakeStore;
  let keeper: TakeKeeper;
  let sending: Outbox;
  let kind: TakeKind;
  let yui: string;
  /** The answers that were sent, in order. */
  let sent: string[];

  beforeEach(async () => {
    clock = new MemoryClock();
    oz = await smallOz(clock);
    connectivity = new MemoryConnectivity();
    visibility = new MemoryPageVisibility();
    recorder = new MemoryRecorder();
    shelf = new TakeShelf();
    reporter = new MemoryReporter();
    sent = [];
    const learner = await oz.learner();
    sessions = learner.store;
    records = learner.records;
    yui = learnerOf(sessions) ?? '';
    ({ takes, keeper, kind, sending } = openTab());
  });

  const openTab = () => {
    const store = new MemoryTakeStore(shelf);
    const tabKeeper = new TakeKeeper(recorder, store, sessions, clock);
    const watched: VoiceRecordsApi = {
      answerByVoice: (answer) => {
        sent.push(answer.answerId);
        return records.answerByVoice(answer);
      },
    };
    const parts = { keeper: tabKeeper, records: watched, sessions, clock, reporter };
    const tabKind = new TakeKind({ ...parts, takes: store });
    const learnerId = () => learnerOf(sessions);
    const outbox = new Outbox({ learnerId, clock, connectivity, visibility, reporter });
    outbox.add(tabKind);
    tabKeeper.whenIdle(() => void outbox.flush());
    return { takes: store, keeper: tabKeeper, kind: tabKind, sending: outbox };
  };

  const leave = async (...numbers: number[]) => {
    for (const number of numbers) await takes.keep(keptTake(number, yui));
  };
  const left = async () => (await kind.all()).map(({ answerId }) => answerId);
  const id = (number: number) => keptTake(number, yui).answerId;

  it('is sent at the start, the oldest first, and graded', async () => {
    await leave(2, 1);
    sending.start();
    await settle();
    expect(sent).toEqual([id(1), id(2)]);
    expect(await left()).toEqual([]);
    expect(oz.tables.details.size).toBe(2);
  });

  it('is sent once the network is back, and not before', async () => {
    await leave(1);
    connectivity.turn(false);
    sending.start();
    await settle();
    expect(sent).toEqual([]);
    connectivity.turn(true);
    await settle();
    expect(await left()).toEqual([]);
  });

  it('is tried again when she looks at the app', async () => {
    oz.isOffline = true;
    await leave(1);
    sending.start();
    await settle();
    visibility.turn(false);
    oz.isOffline = false;
    visibility.turn(true);
    await settle();
    expect(await left()).toEqual([]);
  });

  it('is tried again after a pause that grows up to ten minutes', async () => {
    oz.isRecognizerBroken = true;
    await leave(1);
    sending.start();
    await settle();
    for (const [failures, pause] of [...PAUSES_MS, 600_000].entries()) {
      clock.pass(pause - 1);
      await settle();
      expect(sent).toHaveLength(failures + 1);
      clock.pass(1);
      await settle();
      expect(sent).toHaveLength(failures + 2);
    }
    expect(await left()).toEqual([id(1)]);
  });

  it('is not tried again in this round when no server can be reached, but a take that fails alone is passed by', async () => {
    await leave(1, 2);
    oz.isOffline = true;
    sending.start();
    await settle();
    expect(sent).toEqual([id(1)]);
    oz.isOffline = false;
    oz.isRecognizerBroken = true;
    await sending.flush();
    expect(sent).toEqual([id(1), id(1), id(2)]);
  });

  it('waits until she has done with speaking', async () => {
    await leave(1);
    keeper.begin(keptTake(5, yui));
    await recorder.start();
    sending.start();
    await settle();
    expect(sent).toEqual([]);
    await keeper.abandon();
    await settle();
    expect(sent).toEqual([id(1)]);
  });

  it('is what a killed tab had recorded, once she sends it, and not before', async () => {
    const killed = openTab();
    killed.keeper.begin(keptTake(3, yui));
    await recorder.start();
    await recorder.hear('Say one.');
    await settle();
    killed.takes.die();
    sending.start();
    await settle();
    expect(sent).toEqual([]);
    expect(await sending.entries()).toMatchObject([{ id: id(3), awaitsHer: true }]);
    oz.isOffline = true;
    await sending.send('take', id(3));
    oz.isOffline = false;
    await sending.flush();
    expect(sent).toEqual([id(3), id(3)]);
    expect([...oz.tables.details.values()]).toMatchObject([{ outcome: 'correct' }]);
  });

  it('is sent by one of two tabs', async () => {
    await leave(1, 2, 3);
    const other = openTab();
    sending.start();
    other.sending.start();
    await settle();
    await Promise.all([sending.flush(), other.sending.flush()]);
    expect(sent.toSorted()).toEqual([id(1), id(2), id(3)]);
  });

  it('is neither seen nor sent by another learner on the same device', async () => {
    await takes.keep(keptTake(1, 'hana'));
    sending.start();
    await settle();
    expect(sent).toEqual([]);
    expect(await left()).toEqual([]);
    expect(takes.everything).toHaveLength(1);
  });

  it('stays where it is while no learner is signed in', async () => {
    await leave(1);
    sessions.clear();
    sending.start();
    await settle();
    expect(sent).toEqual([]);
    expect(takes.everything).toHaveLength(1);
  });

  describe('and will never be graded', () => {
    it.each([
      ['', 'no-speech'],
      [`Say two ${MUMBLED}`, 'not-understood'],
    ] as const)(
      'stays with the reason, and is not sent by itself again: "%s"',
      async (said, refusal) => {
        await takes.keep(keptTake(1, yui, said));
        sending.start();
        await settle();
        expect(await kind.all()).toMatchObject([{ answerId: id(1), refusal }]);
        await sending.flush();
        expect(sent).toEqual([id(1)]);
      },
    );

    it('is forgotten after two weeks where it was cut off, and she never sent it', async () => {
      await takes.keep({ ...keptTake(1, yui), isInterrupted: true });
      await sending.flush();
      expect(await left()).toEqual([id(1)]);
      clock.pass(REFUSED_KEPT_MS + 1);
      await sending.flush();
      expect(await left()).toEqual([]);
    });

    it('is sent once more when she wants it', async () => {
      await takes.keep({ ...keptTake(1, yui), refusal: 'not-understood' });
      expect(await sending.send('take', id(1))).toMatchObject({
        ok: true,
        value: { outcome: 'correct' },
      });
      expect(await left()).toEqual([]);
    });

    it('is forgotten after two weeks, and one that only waits is not', async () => {
      connectivity.turn(false);
      await takes.keep({ ...keptTake(1, yui), refusal: 'not-understood' });
      await takes.keep(keptTake(2, yui));
      clock.pass(REFUSED_KEPT_MS);
      oz.isOffline = true;
      connectivity.turn(true);
      await sending.flush();
      expect(await left()).toEqual([id(1), id(2)]);
      clock.pass(1);
      await sending.flush();
      expect(await left()).toEqual([id(2)]);
    });
  });

  it('tells that a take is on its way, and that it is gone', async () => {
    await leave(1);
    const seen: (string | undefined)[] = [];
    const stop = sending.watch(() => seen.push(sending.sending));
    await sending.flush();
    expect(seen).toEqual([id(1), undefined]);
    stop();
    await sending.drop('take', id(1));
    expect(seen).toHaveLength(2);
  });

  it('stays, and the bug is reported once, when sending it breaks something', async () => {
    await leave(1);
    records = { answerByVoice: () => Promise.reject(new Error('bug')) };
    await sending.flush();
    expect(reporter.bugs).toMatchObject([{ where: 'send take' }]);
    expect(await left()).toEqual([id(1)]);
  });
});
