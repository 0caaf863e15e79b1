import { beforeEach, describe, expect, it } from 'vitest';
import type { PushDevice } from './push-device.ts';

interface Subject {
  readonly device: PushDevice;
  /** How often she was asked for permission. */
  timesAsked(): number;
  allows(answer: 'granted' | 'denied'): void;
}

const KEY =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** `fresh` gives a device on which nothing was asked for yet. */
export function pushDeviceContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the PushDevice contract`, () => {
    let subject: Subject;

    beforeEach(async () => {
      subject = await fresh();
    });

    it('asks for nothing before it is registered', async () => {
      await subject.device.release();
      expect(await subject.device.isAllowed()).toBe(false);
      expect(subject.timesAsked()).toBe(0);
    });

    it('stays allowed after it was released', async () => {
      subject.allows('granted');
      await subject.device.register(KEY);
      await subject.device.release();
      expect(await subject.device.isAllowed()).toBe(true);
      expect(subject.timesAsked()).toBe(1);
    });

    it('gives a token when she allows it, the same each time', async () => {
      subject.allows('granted');
      const first = await subject.device.register(KEY);
      expect(first).toMatchObject({ ok: true, value: { token: expect.stringMatching(/./) } });
      expect(subject.timesAsked()).toBe(1);
      expect(await subject.device.register(KEY)).toEqual(first);
    });

    it('says so when she does not', async () => {
      subject.allows('denied');
      expect(await subject.device.register(KEY)).toEqual({
        ok: false,
        error: { kind: 'push-denied' },
      });
      expect(await subject.device.isAllowed()).toBe(false);
    });
  });
}
