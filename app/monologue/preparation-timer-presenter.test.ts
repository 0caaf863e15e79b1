import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { PREPARATION_KEY } from '../../core/settings/preference-keys.ts';
import { PreparationTimerPresenter } from './preparation-timer-presenter.ts';

describe('the preparation timer', () => {
  let clock: MemoryClock;
  let preferences: MemoryPreferences;
  let timer: PreparationTimerPresenter;

  beforeEach(() => {
    clock = new MemoryClock();
    preferences = new MemoryPreferences();
    timer = new PreparationTimerPresenter(clock, preferences);
  });

  const shown = () => [timer.step, timer.leftSeconds];

  it('is off until she wants one', () => {
    timer.start();
    clock.pass(600_000);
    expect([timer.seconds, ...shown()]).toEqual([0, 'idle', 0]);
  });

  it('counts down to its end, and stays there', () => {
    timer.choose(30);
    expect(shown()).toEqual(['running', 30]);
    clock.pass(29_000);
    expect(shown()).toEqual(['running', 1]);
    clock.pass(1000);
    expect(shown()).toEqual(['over', 0]);
    clock.pass(60_000);
    expect(shown()).toEqual(['over', 0]);
    timer.start();
    expect(shown()).toEqual(['running', 30]);
  });

  it('is remembered on this device', () => {
    timer.choose(120);
    expect(new PreparationTimerPresenter(clock, preferences).seconds).toBe(120);
    timer.choose(0);
    expect(new PreparationTimerPresenter(clock, preferences).seconds).toBe(0);
    preferences.write(PREPARATION_KEY, '7');
    expect(new PreparationTimerPresenter(clock, preferences).seconds).toBe(0);
  });

  it('counts nothing once it is stopped', () => {
    timer.choose(60);
    clock.pass(10_000);
    timer.stop();
    clock.pass(60_000);
    expect(timer.step).toBe('idle');
  });
});
