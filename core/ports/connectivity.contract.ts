import { beforeEach, describe, expect, it } from 'vitest';
import type { Connectivity } from './connectivity.ts';

interface Subject {
  readonly connectivity: Connectivity;
  /** The device finds a network, or loses it. */
  turn(isOnline: boolean): void;
}

export function connectivityContract(adapter: string, fresh: () => Subject): void {
  describe(`${adapter} keeps the Connectivity contract`, () => {
    let subject: Subject;
    let connectivity: Connectivity;
    let told: boolean[];

    beforeEach(() => {
      subject = fresh();
      connectivity = subject.connectivity;
      told = [];
    });

    const watch = () => connectivity.watch((isOnline) => told.push(isOnline));

    it('knows whether there is a network', () => {
      expect(connectivity.isOnline()).toBe(true);
      subject.turn(false);
      expect(connectivity.isOnline()).toBe(false);
    });

    it('calls back at every change, and not at once', () => {
      const stop = watch();
      expect(told).toEqual([]);
      subject.turn(false);
      subject.turn(true);
      expect(told).toEqual([false, true]);
      stop();
    });

    it('stops calling back, any number of times, and leaves other watchers alone', () => {
      const stop = watch();
      const stopOther = watch();
      stop();
      stop();
      subject.turn(false);
      expect(told).toEqual([false]);
      stopOther();
    });
  });
}
