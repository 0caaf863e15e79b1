import { beforeEach, describe, expect, it } from 'vitest';
import type { AppUpdates } from './app-updates.ts';

interface Subject {
  readonly updates: AppUpdates;
  /** A newer version is fetched, and waits. */
  publish(): Promise<void> | void;
  /** How often the app started anew. */
  restarts(): number;
}

export function appUpdatesContract(adapter: string, fresh: () => Promise<Subject> | Subject): void {
  describe(`${adapter} keeps the AppUpdates contract`, () => {
    let subject: Subject;
    let updates: AppUpdates;
    let told: number;

    beforeEach(async () => {
      subject = await fresh();
      updates = subject.updates;
      told = 0;
    });

    const watch = () =>
      updates.watch(() => {
        told += 1;
      });
    const settled = async () => {
      for (let moment = 0; moment < 5; moment += 1) await Promise.resolve();
    };

    it('tells of a newer version once it waits', async () => {
      watch();
      await settled();
      expect(told).toBe(0);
      await subject.publish();
      await settled();
      expect(told).toBe(1);
    });

    it('tells also a watcher that begins later, and not at once', async () => {
      await subject.publish();
      watch();
      expect(told).toBe(0);
      await settled();
      expect(told).toBe(1);
    });

    it('stops telling, any number of times', async () => {
      const stop = watch();
      stop();
      stop();
      await subject.publish();
      watch()();
      await settled();
      expect(told).toBe(0);
    });

    it('changes over when it is asked to and not before, and starts anew once', async () => {
      await subject.publish();
      expect(subject.restarts()).toBe(0);
      await Promise.all([updates.apply(), updates.apply()]);
      expect(subject.restarts()).toBe(1);
    });

    it('has nothing to change over to without a newer version', async () => {
      await updates.apply();
      expect(subject.restarts()).toBe(0);
    });
  });
}
