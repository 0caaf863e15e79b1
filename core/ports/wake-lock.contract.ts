import { beforeEach, describe, expect, it } from 'vitest';
import type { WakeLock } from './wake-lock.ts';

interface Subject {
  readonly wakeLock: WakeLock;
  /** How many holds on the screen the platform counts. */
  holds(): number;
  /** From now on the platform does not agree. */
  refuse(): void;
}

export function wakeLockContract(adapter: string, fresh: () => Subject): void {
  describe(`${adapter} keeps the WakeLock contract`, () => {
    let subject: Subject;
    let wakeLock: WakeLock;

    beforeEach(() => {
      subject = fresh();
      wakeLock = subject.wakeLock;
    });

    it('holds the screen and lets go', async () => {
      expect(await wakeLock.hold()).toBe(true);
      expect(subject.holds()).toBe(1);
      await wakeLock.release();
      expect(subject.holds()).toBe(0);
    });

    it('holds once when it is told twice', async () => {
      expect(await wakeLock.hold()).toBe(true);
      expect(await wakeLock.hold()).toBe(true);
      expect(subject.holds()).toBe(1);
      await wakeLock.release();
      expect(subject.holds()).toBe(0);
    });

    it('holds once when it is told twice at the same time', async () => {
      expect(await Promise.all([wakeLock.hold(), wakeLock.hold()])).toEqual([true, true]);
      expect(subject.holds()).toBe(1);
      await wakeLock.release();
      expect(subject.holds()).toBe(0);
    });

    it('lets go twice, and of nothing', async () => {
      await wakeLock.release();
      await wakeLock.hold();
      await wakeLock.release();
      await wakeLock.release();
      expect(subject.holds()).toBe(0);
      expect(await wakeLock.hold()).toBe(true);
      await wakeLock.release();
    });

    it('lets go although the platform is still thinking about the hold', async () => {
      const holding = wakeLock.hold();
      await wakeLock.release();
      await holding;
      expect(subject.holds()).toBe(0);
    });

    it('says when the platform does not agree', async () => {
      subject.refuse();
      expect(await wakeLock.hold()).toBe(false);
      expect(subject.holds()).toBe(0);
      await wakeLock.release();
    });
  });
}
