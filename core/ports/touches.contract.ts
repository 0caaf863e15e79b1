import { describe, expect, it } from 'vitest';
import type { Touches } from './touches.ts';

interface Subject {
  readonly touches: Touches;
  touch(): void;
}

export function touchesContract(adapter: string, fresh: () => Subject): void {
  describe(`${adapter} keeps the Touches contract`, () => {
    const watched = ({ touches }: Subject) => {
      let times = 0;
      const stop = touches.watch(() => (times += 1));
      return { stop, times: () => times };
    };

    it('calls back at every touch, and not at once', () => {
      const subject = fresh();
      const one = watched(subject);
      expect(one.times()).toBe(0);
      subject.touch();
      const afterOne = one.times();
      expect(afterOne).toBeGreaterThan(0);
      subject.touch();
      expect(one.times()).toBeGreaterThan(afterOne);
      one.stop();
    });

    it('stops calling back, any number of times, and leaves other watchers alone', () => {
      const subject = fresh();
      const one = watched(subject);
      const other = watched(subject);
      one.stop();
      one.stop();
      subject.touch();
      expect(one.times()).toBe(0);
      expect(other.times()).toBeGreaterThan(0);
      other.stop();
    });
  });
}
