import { beforeEach, describe, expect, it } from 'vitest';
import { settle, smallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryRecorder } from '../../adapters/memory/memory-recorder.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemoryTakeStore } from '../../adapters/memory/memory-take-store.ts';
import { PAUSES_MS } from '../outbox/outbox.ts';
import { outboxKindContract } from '../outbox/outbox-kind.contract.ts';
import { learnerOf } from '../sign-in/learner-of.ts';
import { keptTake } from './kept-take.fixture.ts';
import { takeDevice } from './take-device.fixture.ts';
import { TakeKeeper } from './take-keeper.ts';
import { TakeKind } from './take-kind.ts';

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
  let device: Awaited<ReturnType<typeof takeDevice>>;

  beforeEach(async () => {
    device = await takeDevice();
  });

  it('is sent at the start, the oldest first, and graded', async () => {
    await device.leave(2, 1);
    device.sending.start();
    await settle();
    expect(device.sent).toEqual([device.id(1), device.id(2)]);
    expect(await device.left()).toEqual([]);
    expect(device.oz.tables.details.size).toBe(2);
  });

  it('is sent once the network is back, and not before', async () => {
    await device.leave(1);
    device.connectivity.turn(false);
    device.sending.start();
    await settle();
    expect(device.sent).toEqual([]);
    device.connectivity.turn(true);
    await settle();
    expect(await device.left()).toEqual([]);
  });

  it('is tried again when she looks at the app', async () => {
    device.oz.isOffline = true;
    await device.leave(1);
    device.sending.start();
    await settle();
    device.visibility.turn(false);
    device.oz.isOffline = false;
    device.visibility.turn(true);
    await settle();
    expect(await device.left()).toEqual([]);
  });

  it('is tried again after a pause that grows up to ten minutes', async () => {
    device.oz.isRecognizerBroken = true;
    await device.leave(1);
    device.sending.start();
    await settle();
    for (const [failures, pause] of [...PAUSES_MS, 600_000].entries()) {
      device.clock.pass(pause - 1);
      await settle();
      expect(device.sent).toHaveLength(failures + 1);
      device.clock.pass(1);
      await settle();
      expect(device.sent).toHaveLength(failures + 2);
    }
    expect(await device.left()).toEqual([device.id(1)]);
  });

  it('is not tried again in this round when no server can be reached, but a take that fails alone is passed by', async () => {
    await device.leave(1, 2);
    device.oz.isOffline = true;
    device.sending.start();
    await settle();
    expect(device.sent).toEqual([device.id(1)]);
    device.oz.isOffline = false;
    device.oz.isRecognizerBroken = true;
    await device.sending.flush();
    expect(device.sent).toEqual([device.id(1), device.id(1), device.id(2)]);
  });

  it('waits until she has done with speaking', async () => {
    await device.leave(1);
    const asked = keptTake(5, device.yui);
    device.keeper.begin(asked);
    await device.recorder.start();
    device.sending.start();
    await settle();
    expect(device.sent).toEqual([]);
    await device.keeper.abandon(asked.answerId);
    await settle();
    expect(device.sent).toEqual([device.id(1)]);
  });

  it('is what a killed tab had recorded, once she sends it, and not before', async () => {
    const killed = device.openTab();
    killed.keeper.begin(keptTake(3, device.yui));
    await device.recorder.start();
    await device.recorder.hear('Say one.');
    await settle();
    killed.takes.die();
    device.sending.start();
    await settle();
    expect(device.sent).toEqual([]);
    expect(await device.sending.entries()).toMatchObject([{ id: device.id(3), awaitsHer: true }]);
    device.oz.isOffline = true;
    await device.sending.send('take', device.id(3));
    device.oz.isOffline = false;
    await device.sending.flush();
    expect(device.sent).toEqual([device.id(3), device.id(3)]);
    expect([...device.oz.tables.details.values()]).toMatchObject([{ outcome: 'correct' }]);
  });

  it('is sent by one of two tabs', async () => {
    await device.leave(1, 2, 3);
    const other = device.openTab();
    device.sending.start();
    other.sending.start();
    await settle();
    await Promise.all([device.sending.flush(), other.sending.flush()]);
    expect(device.sent.toSorted()).toEqual([device.id(1), device.id(2), device.id(3)]);
  });

  it('is neither seen nor sent by another learner on the same device', async () => {
    await device.takes.keep(keptTake(1, 'hana'));
    device.sending.start();
    await settle();
    expect(device.sent).toEqual([]);
    expect(await device.left()).toEqual([]);
    expect(device.takes.everything).toHaveLength(1);
  });

  it('stays where it is while no learner is signed in', async () => {
    await device.leave(1);
    device.sessions.clear();
    device.sending.start();
    await settle();
    expect(device.sent).toEqual([]);
    expect(device.takes.everything).toHaveLength(1);
  });

  it('tells that a take is on its way, and that it is gone', async () => {
    await device.leave(1);
    const seen: (string | undefined)[] = [];
    const stop = device.sending.watch(() => seen.push(device.sending.sending));
    await device.sending.flush();
    expect(seen).toEqual([device.id(1), undefined]);
    stop();
    await device.sending.drop('take', device.id(1));
    expect(seen).toHaveLength(2);
  });

  it('stays, and the bug is reported once, when sending it breaks something', async () => {
    await device.leave(1);
    device.breakSending();
    await device.sending.flush();
    expect(device.reporter.bugs).toMatchObject([{ where: 'send take' }]);
    expect(await device.left()).toEqual([device.id(1)]);
  });
});
