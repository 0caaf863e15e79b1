import { beforeEach, describe, expect, it } from 'vitest';
import type { SessionLock } from './session-lock.ts';

interface Tab {
  readonly lock: SessionLock;
  /** In the middle of whatever it does. */
  die(): void;
}

interface Subject {
  /** One more tab of the same browser. */
  openTab(): Promise<Tab> | Tab;
  tenSecondsPass(): void;
}

export function sessionLockContract(
  adapter: string,
  fresh: () => Promise<Subject> | Subject,
): void {
  describe(`${adapter} keeps the SessionLock contract`, () => {
    let subject: Subject;
    let one: Tab;
    let other: Tab;
    let begun: string[];
    let running: number;
    let most: number;

    beforeEach(async () => {
      subject = await fresh();
      one = await subject.openTab();
      other = await subject.openTab();
      begun = [];
      running = 0;
      most = 0;
    });

    const run = ({ lock }: Tab, name: string) =>
      lock.exclusively(async () => {
        begun.push(name);
        running += 1;
        most = Math.max(most, running);
        for (let moment = 0; moment < 5; moment += 1) await Promise.resolve();
        running -= 1;
        return name;
      });

    it('begins in the order of the asking, one after the other', async () => {
      const names = ['a', 'b', 'c', 'd'];
      expect(await Promise.all(names.map((name) => run(one, name)))).toEqual(names);
      expect(begun).toEqual(names);
      expect(most).toBe(1);
    });

    it('runs once at a time among two tabs, and lets everybody run', async () => {
      const names = ['a', 'b', 'c', 'd', 'e', 'f'];
      await Promise.all(names.map((name, index) => run(index % 2 === 0 ? one : other, name)));
      expect(begun.toSorted()).toEqual(names);
      expect(most).toBe(1);
    });

    it('hands on what a run throws, and the next one begins all the same', async () => {
      const bug = new Error('bug');
      const broken = one.lock.exclusively(() => Promise.reject(bug));
      const next = [run(one, 'same tab'), run(other, 'other tab')];
      await expect(broken).rejects.toBe(bug);
      await Promise.all(next);
      expect(begun.toSorted()).toEqual(['other tab', 'same tab']);
    });

    it('waits no longer than ten seconds for a tab that died in the middle', async () => {
      const { promise: hasBegun, resolve: begins } = Promise.withResolvers<void>();
      void one.lock.exclusively(() => {
        begins();
        return new Promise(() => {});
      });
      await hasBegun;
      const waiting = run(other, 'other tab');
      one.die();
      subject.tenSecondsPass();
      expect(await waiting).toBe('other tab');
    });
  });
}
