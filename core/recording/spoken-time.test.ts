import { describe, expect, it } from 'vitest';
import { SpokenTime } from './spoken-time.ts';

describe('spoken time', () => {
  it('goes on with the clock', () => {
    expect(new SpokenTime(100).at(350)).toBe(250);
  });

  it('stands still in a pause, however often it is asked for', () => {
    const time = new SpokenTime(100);
    time.pause(200);
    time.pause(900);
    expect([time.isPaused, time.at(1000)]).toEqual([true, 100]);
    time.resume(1000);
    time.resume(1050);
    expect([time.isPaused, time.at(1100)]).toEqual([false, 200]);
    time.pause(1200);
    time.resume(5000);
    expect(time.at(5010)).toBe(310);
  });
});
