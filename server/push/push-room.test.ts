import { beforeEach, describe, expect, it } from 'vitest';
import { openTestServer } from '../http/test-server.ts';
import { FsrsScheduler } from '../review/fsrs-scheduler.ts';
import { memoryStorage } from '../storage/memory/memory-storage.ts';
import { AskToPush } from './ask-to-push.ts';
import { PushRoom } from './push-room.ts';
import { MemoryPushSender } from './memory-push-sender.ts';
import type { PushJob } from './push-post.ts';
import type { Reminder } from './reminders.ts';

const EVENING = new Date('2026-11-21T11:00:00Z');
const NIGHT = new Date('2026-11-21T14:30:00Z');
const yui: Reminder = {
  learnerId: 'yui',
  isOn: true,
  hour: 20,
  timeZone: 'Asia/Tokyo',
  language: 'ja',
  nextAt: EVENING,
};
const phone = {
  token: 'abcdef01',
  learnerId: 'yui',
  sessionId: undefined,
  platform: 'ios',
  addedAt: EVENING,
} as const;

describe('asking for a push', () => {
  let now: Date;
  let asked: PushJob[];
  let storage: ReturnType<typeof memoryStorage>;
  let ask: AskToPush;

  beforeEach(async () => {
    now = NIGHT;
    asked = [];
    storage = memoryStorage(new FsrsScheduler());
    await storage.reminders.put(yui);
    await storage.deviceTokens.put(phone);
    ask = new AskToPush({
      reminders: storage.reminders,
      devices: storage.deviceTokens,
      post: { post: async (jobs) => void asked.push(...jobs) },
      now: () => now,
    });
  });

  it('waits for the morning with what is not her reminder', async () => {
    await ask.tell('yui', { kind: 'correction', recordingId: 'one' }, 'one');
    expect(asked[0]?.at).toEqual(new Date('2026-11-21T22:00:00Z'));
  });

  it('leaves out a reminder that is hours late', async () => {
    await ask.remind();
    expect(asked).toEqual([]);
    now = EVENING;
    await storage.reminders.put(yui);
    await ask.remind();
    expect(asked).toMatchObject([{ token: phone.token, request: { kind: 'reminder' } }]);
  });
});

it('what was asked for is sent only while she still wants it, on a device that is still hers', async () => {
  const push = new MemoryPushSender();
  const test = await openTestServer();
  try {
    const { id: learnerId } = await test.signInLearner();
    const { id: ken } = await test.signInLearner();
    const { reminders, devices } = test.parts;
    const put = (isOn: boolean) => reminders.put({ ...yui, learnerId, isOn });
    const room = new PushRoom({
      reminders,
      devices,
      home: test.parts.readHome,
      sender: push,
      warn: () => undefined,
    });
    const { token } = phone;
    const request = { kind: 'trial-ending' } as const;
    const deliver = () => room.deliver({ learnerId, token, request, key: '' });
    await devices.put({ ...phone, learnerId });
    await put(false);
    await deliver();
    expect(push.sent).toEqual([]);
    await put(true);
    await deliver();
    expect(push.sent.map(({ message }) => message)).toMatchObject([
      { title: '無料体験は、あと3日です', path: '/ja/account', topic: 'trial-ending' },
    ]);
    push.answers.set(phone.token, { kind: 'later', cause: 'status 503' });
    await expect(deliver()).rejects.toThrow('status 503');
    await devices.put({ ...phone, learnerId: ken });
    await deliver();
    expect(push.sent).toHaveLength(1);
  } finally {
    await test.close();
  }
}, 60_000);
