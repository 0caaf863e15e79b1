import { beforeEach, describe, expect, it } from 'vitest';
import type { SystemInfo } from './system-info.ts';

interface Subject {
  readonly info: SystemInfo;
  announce(isMaintenance: boolean): void;
  /** Each is a way in which asking goes wrong. */
  readonly breaks: Readonly<Record<string, () => void>>;
}

export function systemInfoContract(adapter: string, fresh: () => Promise<Subject> | Subject): void {
  describe(`${adapter} keeps the SystemInfo contract`, () => {
    let subject: Subject;

    beforeEach(async () => {
      subject = await fresh();
    });

    it('tells what is announced, asked anew each time', async () => {
      expect(await subject.info.isMaintenance()).toBe(false);
      subject.announce(true);
      expect(await subject.info.isMaintenance()).toBe(true);
      subject.announce(false);
      expect(await subject.info.isMaintenance()).toBe(false);
    });

    it('takes whatever goes wrong for no maintenance', async () => {
      for (const [way, breaks] of Object.entries(subject.breaks)) {
        subject.announce(true);
        breaks();
        expect(await subject.info.isMaintenance(), way).toBe(false);
      }
    });
  });
}
