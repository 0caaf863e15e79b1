import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryClock } from '../adapters/memory/memory-clock.ts';
import { MemoryPushDevice } from '../adapters/memory/memory-push-device.ts';
import { MemoryIds } from '../adapters/memory/memory-ids.ts';
import { MemoryRecorder } from '../adapters/memory/memory-recorder.ts';
import { permissionKey } from '../core/recording/check-permission.ts';
import { KEPT_LESSONS_KEY, LANGUAGE_KEY } from '../core/settings/preference-keys.ts';
import { ForgetLearner } from '../core/sign-in/forget-learner.ts';
import { keptTake } from '../core/takes/kept-take.fixture.ts';
import { deviceData } from './device-data.ts';
import { MemoryDevice } from './devices/memory-device.ts';
import { outboxKit } from './outbox-kit.ts';

describe('what a device keeps of a learner', () => {
  let device: MemoryDevice;
  let forget: ForgetLearner;

  beforeEach(async () => {
    const clock = new MemoryClock();
    device = new MemoryDevice(clock, new MemoryIds(), new MemoryRecorder());
    const kit = outboxKit(device);
    forget = new ForgetLearner(() =>
      deviceData({
        push: new MemoryPushDevice(),
        preferences: device.preferences,
        clock,
        device: device.forLessons,
        outbox: async () => kit,
      }),
    );
    for (const learnerId of ['yui', 'ken']) {
      kit.stored.put('bookmark', learnerId, 'question one', { id: 'one' });
      await device.takes.keep(keptTake(learnerId === 'yui' ? 1 : 2, learnerId));
    }
    const lesson = (learnerId: string) => ({
      learnerId,
      lessonId: 'l-1',
      lesson: { questions: [] },
    });
    device.preferences.write(KEPT_LESSONS_KEY, JSON.stringify([lesson('yui'), lesson('ken')]));
    for (const one of ['yui', 'ken']) device.preferences.write(permissionKey(one), 'granted');
    device.preferences.write(LANGUAGE_KEY, 'ko');
    const copy = {
      data: new Uint8Array([1]),
      etag: undefined,
      created_at: 0,
      updated_at: 0,
    };
    await device.downloadCache.put({ ...copy, key: 'takes/yui/1' });
    await device.readCache.put({ ...copy, key: '1 yui home ' });
  });

  const traces = async (learnerId: string) => [
    ...[...device.preferenceShelf].filter((entry) => entry.join(' ').includes(learnerId)),
    ...(await device.takes.all(learnerId)),
  ];

  it('is gone when she is forgotten, and what is another learner’s is not', async () => {
    const kens = await traces('ken');
    await forget.execute('yui', 'nothing');
    expect(await traces('yui')).toEqual([]);
    expect(device.downloads()).toEqual([]);
    expect(await device.readCache.size()).toBe(0);
    expect((await traces('ken')).length).toBe(kens.length);
    expect(device.preferences.read(LANGUAGE_KEY)).toBe('ko');
  });

  it('is gone but for a purchase that the server does not know of yet, unless her account goes', async () => {
    const purchases = ['PURCHASE_yui', 'PURCHASE_ken'] as const;
    for (const key of purchases) device.preferences.write(key, 'signed');
    await forget.execute('yui', 'paid');
    expect(await traces('yui')).toEqual([['PURCHASE_yui', 'signed']]);
    await forget.execute('yui', 'nothing');
    expect(await traces('yui')).toEqual([]);
    expect(device.preferences.read('PURCHASE_ken')).toBe('signed');
  });

  it('is gone but for what was not sent, where she wants that kept', async () => {
    await forget.execute('yui', 'paid and unsent');
    const left = await traces('yui');
    expect(left).toHaveLength(2);
    expect(left[0]).toEqual(['outbox bookmark yui question one', expect.any(String)]);
    expect(left[1]).toMatchObject({ learnerId: 'yui' });
    expect(device.downloads()).toEqual([]);
    expect(await device.readCache.size()).toBe(0);
  });
});
