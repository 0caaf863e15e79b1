import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryPageVisibility } from '../../adapters/memory/memory-page-visibility.ts';
import { MemorySystemInfo } from '../../adapters/memory/memory-system-info.ts';
import { MAINTENANCE_RETRY_MS, WatchMaintenance } from './watch-maintenance.ts';

describe('WatchMaintenance', () => {
  let info: MemorySystemInfo;
  let visibility: MemoryPageVisibility;
  let clock: MemoryClock;
  let answers: boolean[];

  beforeEach(() => {
    info = new MemorySystemInfo();
    visibility = new MemoryPageVisibility();
    clock = new MemoryClock();
    answers = [];
  });

  const watch = () =>
    new WatchMaintenance(info, visibility, clock).execute((isOn) => answers.push(isOn));
  const settle = async () => {
    for (let moment = 0; moment < 5; moment += 1) await Promise.resolve();
  };
  const turn = async (isVisible: boolean) => {
    visibility.turn(isVisible);
    await settle();
  };
  const pass = async (ms: number) => {
    clock.pass(ms);
    await settle();
  };

  it('asks at the start', async () => {
    watch();
    await settle();
    expect(answers).toEqual([false]);
  });

  it('asks whenever the learner comes back, and not when she leaves', async () => {
    watch();
    await settle();
    await turn(false);
    expect(info.asked).toBe(1);
    info.isOn = true;
    await turn(true);
    expect(answers).toEqual([false, true]);
  });

  it('lifts by itself: asks every 30 seconds while it is on, and no more once it is over', async () => {
    info.isOn = true;
    watch();
    await settle();
    await pass(MAINTENANCE_RETRY_MS - 1);
    expect(info.asked).toBe(1);
    await pass(1);
    expect(info.asked).toBe(2);
    info.isOn = false;
    await pass(MAINTENANCE_RETRY_MS);
    expect(answers).toEqual([true, true, false]);
    await pass(10 * MAINTENANCE_RETRY_MS);
    expect(info.asked).toBe(3);
  });

  it('asks once at a time', async () => {
    watch();
    visibility.turn(false);
    visibility.turn(true);
    await settle();
    expect(info.asked).toBe(1);
  });

  it('falls silent when it is stopped, even in the middle of asking', async () => {
    info.isOn = true;
    const stop = watch();
    stop();
    await settle();
    await turn(false);
    await turn(true);
    await pass(MAINTENANCE_RETRY_MS);
    expect(answers).toEqual([]);
    expect(info.asked).toBe(1);
  });
});
