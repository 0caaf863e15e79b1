import { beforeEach, describe, expect, it } from 'vitest';
import type { MicrophoneInput, MicrophonePermission, Microphones } from './microphones.ts';

interface Subject {
  readonly microphones: Microphones;
  /** From now on the platform says this of the permission; undefined: it has no way to say. */
  say(permission: MicrophonePermission | undefined): void;
  /** These are plugged in now; with a blank id and name, as before the permission. */
  plug(inputs: readonly MicrophoneInput[]): void;
}

const DESK = { id: 'desk', name: 'Desk Microphone' };
const HEADSET = { id: 'headset', name: 'Headset Microphone' };

export function microphonesContract(adapter: string, fresh: () => Subject): void {
  describe(`${adapter} keeps the Microphones contract`, () => {
    let subject: Subject;

    beforeEach(() => {
      subject = fresh();
    });

    it.each(['granted', 'prompt', 'denied', undefined] as const)(
      'passes on that the permission is %s',
      async (permission) => {
        subject.say(permission);
        expect(await subject.microphones.permission()).toBe(permission);
      },
    );

    it('lists what is plugged in', async () => {
      subject.plug([DESK, HEADSET]);
      expect(await subject.microphones.inputs()).toEqual([DESK, HEADSET]);
    });

    it('takes what has no id yet for nothing', async () => {
      subject.plug([{ id: '', name: '' }]);
      expect(await subject.microphones.inputs()).toEqual([]);
    });

    it('tells when something is plugged in or out, until the watcher stops', () => {
      let changes = 0;
      const stop = subject.microphones.watch(() => {
        changes += 1;
      });
      subject.plug([DESK]);
      subject.plug([]);
      expect(changes).toBe(2);
      stop();
      stop();
      subject.plug([DESK]);
      expect(changes).toBe(2);
    });
  });
}
