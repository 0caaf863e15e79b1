import { describe, expect, it } from 'vitest';
import type { DeviceToken } from '../accounts/device-tokens.ts';
import type { Pushed, PushSender } from './push-sender.ts';

interface Subject {
  readonly sender: PushSender;
  readonly device: Pick<DeviceToken, 'token' | 'platform'>;
  /** What its service says from now on. */
  says(kind: Pushed['kind']): void;
  /** How many messages its service took. */
  taken(): number;
  close(): void;
}

const KINDS: readonly Pushed['kind'][] = ['sent', 'gone', 'later', 'refused'];

export function pushSenderContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the PushSender contract`, () => {
    it.each(KINDS)('tells that a message is %s', async (kind) => {
      const subject = await fresh();
      subject.says(kind);
      const message = {
        title: 'Oz',
        body: '',
        path: '/ja',
        topic: 'reminder',
        livesSeconds: 60,
      };
      expect((await subject.sender.send(subject.device, message)).kind).toBe(kind);
      expect(subject.taken()).toBe(kind === 'sent' ? 1 : 0);
      subject.close();
    });
  });
}
