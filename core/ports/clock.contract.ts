import { beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from './clock.ts';

interface Subject {
  readonly clock: Clock;
  /** This much time goes by. */
  pass(ms: number): void;
}

const DAY_MS = 86_400_000;

export function clockContract(adapter: string, fresh: () => Subject): void {
  describe(`${adapter} keeps the Clock contract`, () => {
    let subject: Subject;
    let clock: Clock;
    let called: number[];

    beforeEach(() => {
      subject = fresh();
      clock = subject.clock;
      called = [];
    });

    const alarm = (ms: number) => clock.after(ms, () => called.push(clock.now()));

    it('counts milliseconds since 1970', () => {
      const now = clock.now();
      expect(new Date(now).getUTCFullYear()).toBeGreaterThanOrEqual(2026);
      subject.pass(1500);
      expect(clock.now() - now).toBe(1500);
    });

    it('calls back once, not before the time has passed', () => {
      const start = clock.now();
      alarm(1000);
      subject.pass(999);
      expect(called).toEqual([]);
      subject.pass(1);
      expect(called).toEqual([start + 1000]);
      subject.pass(10_000);
      expect(called).toHaveLength(1);
    });

    it('never calls back at once, even after no time', () => {
      alarm(0);
      expect(called).toEqual([]);
      subject.pass(1);
      expect(called).toHaveLength(1);
    });

    it('calls back in the order of the times, not of the asking', () => {
      const start = clock.now();
      alarm(2000);
      alarm(1000);
      subject.pass(3000);
      expect(called).toEqual([start + 1000, start + 2000]);
    });

    it('waits longer than a month when it is told to', () => {
      alarm(40 * DAY_MS);
      subject.pass(40 * DAY_MS - 1);
      expect(called).toEqual([]);
      subject.pass(1);
      expect(called).toHaveLength(1);
    });

    it.each([1000, 40 * DAY_MS])('cancels what is due in %d ms, any number of times', (ms) => {
      const cancel = alarm(ms);
      alarm(ms);
      subject.pass(ms - 1);
      cancel();
      cancel();
      subject.pass(1);
      cancel();
      expect(called).toHaveLength(1);
    });
  });
}
