import { expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { LapState } from './lap-state.ts';

const DAY_MS = 86_400_000;

it('counts from the end of the prompt to the end of the answer', () => {
  const clock = new MemoryClock();
  const lap = new LapState(clock);
  lap.prepare();
  expect(lap.ms()).toBe(0);
  lap.begin();
  clock.pass(1500);
  lap.end();
  clock.pass(1000);
  expect(lap.ms()).toBe(1500);
  lap.resume();
  expect(lap.ms()).toBe(2500);
});

it('counts no more than a day of a screen that was left open', () => {
  const clock = new MemoryClock();
  const lap = new LapState(clock);
  lap.begin();
  clock.pass(30 * DAY_MS);
  expect(lap.ms()).toBe(DAY_MS);
});

it('stands still while she pauses', () => {
  const clock = new MemoryClock();
  const lap = new LapState(clock);
  lap.begin();
  clock.pass(1000);
  lap.pause('pause');
  clock.pass(5000);
  lap.pause('pause');
  expect(lap.ms()).toBe(1000);
  lap.unpause('pause');
  lap.unpause('pause');
  clock.pass(500);
  expect(lap.ms()).toBe(1500);
});

it('begins when she goes on, where the prompt ended in a pause', () => {
  const clock = new MemoryClock();
  const lap = new LapState(clock);
  lap.pause('pause');
  clock.pass(1000);
  lap.begin();
  clock.pass(1000);
  expect(lap.ms()).toBe(0);
  lap.unpause('pause');
  clock.pass(700);
  expect(lap.ms()).toBe(700);
});

it('stands still until every reason for it is gone', () => {
  const clock = new MemoryClock();
  const lap = new LapState(clock);
  lap.begin();
  lap.pause('sheet');
  lap.pause('hidden');
  clock.pass(1000);
  lap.unpause('sheet');
  clock.pass(1000);
  expect(lap.ms()).toBe(0);
  lap.unpause('hidden');
  clock.pass(300);
  expect(lap.ms()).toBe(300);
});
