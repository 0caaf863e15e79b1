import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { FsrsScheduler } from '../review/fsrs-scheduler.ts';
import { memoryStorage } from '../storage/memory/memory-storage.ts';
import { AskToPush } from './ask-to-push.ts';
import { PushRoom } from './push-room.ts';
import { MemoryPushSender } from './memory-push-sender.ts';
import type { PushJob, PushRequest } from './push-post.ts';
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

  it('asks again for a reminder that could not be asked for', async () => {
    now = EVENING;
    const post = { post: () => Promise.reject(new Error('No queue')) };
    const { reminders, deviceTokens: devices } = storage;
    const withoutQueue = new AskToPush({ reminders, devices, post, now: () => now });
    await expect(withoutQueue.remind()).rejects.toThrow('No queue');
    await ask.remind();
    expect(asked).toMatchObject([{ token: phone.token, request: { kind: 'reminder' } }]);
  });

  it('leaves out a reminder that is hours late', async () => {
    await ask.remind();
    expect(asked).toEqual([]);
    now = EVENING;
    await storage.reminders.put(yui);
    await ask.remind();
    expect(asked).toMatchObject([{ token: phone.token, request: { kind: 'reminder' } }]);
  });

  it('tells all of a maintenance but those for whom it has begun by the morning', async () => {
    const tablet = { ...phone, token: 'abcdef02', learnerId: 'ken' };
    await storage.reminders.put({ ...yui, learnerId: 'ken', timeZone: 'Europe/London' });
    await storage.deviceTokens.put(tablet);
    const told = async (from: string) => {
      asked = [];
      await ask.announceMaintenance(from);
      return asked.map(({ token }) => token).toSorted();
    };
    expect(await told(NIGHT.toISOString())).toEqual([]);
    expect(await told('2026-11-21T17:00:00.000Z')).toEqual([tablet.token]);
    expect(await told('2026-11-21T22:00:00.000Z')).toEqual([tablet.token]);
    expect(await told('2026-11-21T22:00:01.000Z')).toEqual([phone.token, tablet.token]);
  });
});

describe('sending what was asked for', () => {
  let test: TestServer;
  let push: MemoryPushSender;
  let learnerId: string;
  let room: PushRoom;

  beforeAll(async () => {
    test = await openTestServer();
  }, 60_000);

  afterAll(() => test.close());

  beforeEach(async () => {
    push = new MemoryPushSender();
    ({ id: learnerId } = await test.signInLearner());
    const { reminders, devices, readHome: home } = test.parts;
    room = new PushRoom({
      reminders,
      devices,
      home,
      sender: push,
      warn: () => undefined,
      now: () => NIGHT,
    });
    await devices.put({ ...phone, learnerId });
  });

  const put = (isOn: boolean) => test.parts.reminders.put({ ...yui, learnerId, isOn });
  const deliver = (request: PushRequest) =>
    room.deliver({ learnerId, token: phone.token, request, key: '' });

  it('happens only while she still wants it, on a device that is still hers', async () => {
    const { id: ken } = await test.signInLearner();
    const request = { kind: 'trial-ending' } as const;
    await put(false);
    await deliver(request);
    expect(push.sent).toEqual([]);
    await put(true);
    await deliver(request);
    expect(push.sent.map(({ message }) => message)).toMatchObject([
      { title: '無料体験は、あと3日です', path: '/ja/account', topic: 'trial-ending' },
    ]);
    push.answers.set(phone.token, { kind: 'later', cause: 'status 503' });
    await expect(deliver(request)).rejects.toThrow('status 503');
    await test.parts.devices.put({ ...phone, learnerId: ken });
    await deliver(request);
    expect(push.sent).toHaveLength(1);
  });

  it('announces no maintenance that has begun', async () => {
    await put(true);
    await deliver({ kind: 'maintenance', from: NIGHT.toISOString() });
    expect(push.sent).toEqual([]);
    await deliver({ kind: 'maintenance', from: '2026-11-21T14:30:01.000Z' });
    expect(push.sent).toMatchObject([{ message: { topic: 'maintenance', livesSeconds: 1 } }]);
    await deliver({ kind: 'reminder' });
    expect(push.sent).toMatchObject([{}, { message: { livesSeconds: 43_200 } }]);
  });
});
