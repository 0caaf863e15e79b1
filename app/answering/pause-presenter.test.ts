import { expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { LapState } from './lap-state.ts';
import { PausePresenter } from './pause-presenter.ts';

it('stops the clock, the sound and the study time, each once, until she goes on', () => {
  const clock = new MemoryClock();
  const lap = new LapState(clock);
  const done: string[] = [];
  const pausing = new PausePresenter({
    study: { pause: () => done.push('pause'), resume: () => done.push('resume') },
    lap,
    listening: { stop: () => done.push('stop') },
  });
  lap.begin();
  pausing.resume();
  pausing.pause();
  pausing.pause();
  expect(pausing.isOn).toBe(true);
  clock.pass(1000);
  pausing.resume();
  expect(pausing.isOn).toBe(false);
  expect(lap.ms()).toBe(0);
  expect(done).toEqual(['stop', 'pause', 'resume']);
});
