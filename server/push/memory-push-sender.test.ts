import { MemoryPushSender } from './memory-push-sender.ts';
import { PlatformSender } from './platform-sender.ts';
import { pushSenderContract } from './push-sender.contract.ts';
import type { Pushed } from './push-sender.ts';

const device = { token: 'phone', platform: 'ios' } as const;

const answered = (kind: Pushed['kind']): Pushed =>
  kind === 'later' || kind === 'refused' ? { kind, cause: 'a test' } : { kind };

const fresh = () => {
  const memory = new MemoryPushSender();
  return {
    sender: memory,
    device,
    says: (kind: Pushed['kind']) => memory.answers.set(device.token, answered(kind)),
    taken: () => memory.sent.length,
    close: () => {},
  };
};

pushSenderContract('MemoryPushSender', async () => {
  const subject = fresh();
  const says = (kind: Pushed['kind']) => {
    if (kind !== 'sent') subject.says(kind);
  };
  return { ...subject, says };
});

pushSenderContract('PlatformSender', async () => {
  const subject = fresh();
  const says = (kind: Pushed['kind']) => {
    if (kind !== 'sent') subject.says(kind);
  };
  return { ...subject, says, sender: new PlatformSender({ ios: subject.sender }) };
});
