import { beforeEach, describe, expect, it } from 'vitest';
import { studyDevice } from './study-device.fixture.ts';

describe('StudySessions, while she gives no sign', () => {
  let device: Awaited<ReturnType<typeof studyDevice>>;

  beforeEach(async () => {
    device = await studyDevice();
  });

  const uploaded = () =>
    device.uploaded().map(({ durationSeconds, pauseSeconds }) => [durationSeconds, pauseSeconds]);

  it('counts no more than two minutes', async () => {
    device.studyFor(60_000);
    device.sessions.sign();
    device.clock.pass(3_600_000);
    await device.sessions.end();
    expect(uploaded()).toEqual([[180, 3480]]);
  });

  it('goes on with the next', async () => {
    device.studyFor(600_000);
    device.sessions.sign();
    device.clock.pass(100_000);
    device.sessions.sign();
    device.clock.pass(100_000);
    await device.sessions.end();
    expect(uploaded()).toEqual([[320, 480]]);
  });

  it('counts what she hears, however long it is', async () => {
    device.studyFor(10_000);
    const sound = Promise.withResolvers<string>();
    const heard = device.sessions.during(sound.promise);
    device.clock.pass(180_000);
    sound.resolve('heard');
    expect(await heard).toBe('heard');
    device.clock.pass(600_000);
    await device.sessions.end();
    expect(uploaded()).toEqual([[310, 480]]);
  });

  it('waits again after a sound that failed', async () => {
    device.studyFor(10_000);
    const failed = device.sessions.during(Promise.reject(new Error('bug')));
    await expect(failed).rejects.toThrow('bug');
    device.clock.pass(600_000);
    await device.sessions.end();
    expect(uploaded()).toEqual([[130, 480]]);
  });

  it('does not end a pause of her own', async () => {
    device.studyFor(10_000);
    device.sessions.pause();
    device.clock.pass(10_000);
    device.sessions.sign();
    device.clock.pass(10_000);
    await device.sessions.end();
    expect(uploaded()).toEqual([[10, 20]]);
  });

  it('begins nothing with one', async () => {
    device.sessions.sign();
    device.clock.pass(10_000);
    expect(await device.sessions.end()).toBe(true);
    expect(uploaded()).toEqual([]);
  });
});
