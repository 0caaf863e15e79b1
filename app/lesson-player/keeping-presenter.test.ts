import { beforeEach, describe, expect, it } from 'vitest';
import { smallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryRecorder } from '../../adapters/memory/memory-recorder.ts';
import { MemoryTakeStore } from '../../adapters/memory/memory-take-store.ts';
import type { KeepError } from '../../core/ports/take-store.ts';
import { keptTake } from '../../core/takes/kept-take.fixture.ts';
import { TakeKeeper } from '../../core/takes/take-keeper.ts';
import { KeepingPresenter } from './keeping-presenter.ts';

describe('KeepingPresenter', () => {
  let recorder: MemoryRecorder;
  let takes: MemoryTakeStore;
  let keeper: TakeKeeper;
  let keeping: KeepingPresenter;

  beforeEach(async () => {
    const clock = new MemoryClock();
    recorder = new MemoryRecorder();
    takes = new MemoryTakeStore();
    keeper = new TakeKeeper(recorder, takes, (await (await smallOz(clock)).learner()).store, clock);
    keeping = new KeepingPresenter(keeper);
  });

  const speak = async () => {
    await recorder.start();
    const asked = keptTake(1, 'yui');
    keeper.begin(asked);
    await recorder.hear('Say one.');
    await new Promise((resolve) => setImmediate(resolve));
    await keeper.abandon(asked.answerId);
    await recorder.stop();
  };

  it('has nothing to say of a device that keeps what she says', async () => {
    keeping.watch();
    await speak();
    expect(keeping.error).toBeUndefined();
  });

  it.each(['device-full', 'storage-denied', 'older-tab-open'] satisfies KeepError['kind'][])(
    'tells while she speaks that it does not: %s',
    async (kind) => {
      keeping.watch();
      takes.refuse({ kind });
      await speak();
      expect(keeping.error).toEqual({ kind });
    },
  );

  it('takes it back when the device has room again', async () => {
    keeping.watch();
    takes.fill();
    await speak();
    takes.refuse(undefined);
    await speak();
    expect(keeping.error).toBeUndefined();
  });

  it('hears of it once, however often it was told to watch, and no more after the lesson', async () => {
    keeping.watch();
    keeping.watch();
    keeping.dispose();
    takes.fill();
    await speak();
    expect(keeping.error).toBeUndefined();
  });
});
