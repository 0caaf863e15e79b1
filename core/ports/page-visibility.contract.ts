import { beforeEach, describe, expect, it } from 'vitest';
import type { PageVisibility } from './page-visibility.ts';

interface Subject {
  readonly visibility: PageVisibility;
  /** The learner turns to the app, or away from it. */
  turn(isVisible: boolean): void;
}

export function pageVisibilityContract(adapter: string, fresh: () => Subject): void {
  describe(`${adapter} keeps the PageVisibility contract`, () => {
    let subject: Subject;
    let visibility: PageVisibility;
    let told: boolean[];

    beforeEach(() => {
      subject = fresh();
      visibility = subject.visibility;
      told = [];
    });

    const watch = () => visibility.watch((isVisible) => told.push(isVisible));

    it('knows whether the learner has the app before her', () => {
      expect(visibility.isVisible()).toBe(true);
      subject.turn(false);
      expect(visibility.isVisible()).toBe(false);
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
