import { beforeEach, describe, expect, it } from 'vitest';
import { settle } from '../../adapters/http/small-oz.fixture.ts';
import { studyDayOf } from '../domain/study-time/study-day.ts';
import { studyDevice } from './study-device.fixture.ts';

describe('A study session over 3:00 at night in Japan', () => {
  let device: Awaited<ReturnType<typeof studyDevice>>;

  const HOUR_MS = 3_600_000;
  /** An hour before it. */
  const NIGHT = Date.UTC(2026, 10, 21, 17);
  const uploaded = async () => {
    await settle();
    return device.uploaded().map((one) => [studyDayOf(+one.endedAt), one.durationSeconds]);
  };

  beforeEach(async () => {
    device = await studyDevice();
    device.clock.pass(NIGHT - device.clock.now());
  });

  it.each(['hidden', 'paused', 'left open'])(
    'stays with the day on which it was studied where it is %s',
    async (left) => {
      device.studyFor(100_000);
      if (left === 'hidden') device.sessions.becameVisible(false);
      if (left === 'paused') device.sessions.pause();
      device.clock.pass(8 * HOUR_MS);
      if (left === 'hidden') device.sessions.becameVisible(true);
      if (left === 'paused') device.sessions.resume();
      device.sessions.sign();
      device.clock.pass(60_000);
      expect(await device.sessions.end()).toBe(true);
      expect(await uploaded()).toEqual([
        ['2026-11-21', left === 'left open' ? 120 : 100],
        ['2026-11-22', 60],
      ]);
    },
  );

  it('stays with it where the device slept, and it is ended by a look', async () => {
    device.studyFor(100_000);
    device.sessions.pause();
    device.clock.sleep(8 * HOUR_MS);
    expect(await device.sessions.end()).toBe(true);
    expect(await uploaded()).toEqual([['2026-11-21', 100]]);
  });

  it('is two sessions where she studies on', async () => {
    device.clock.pass(HOUR_MS - 90_000);
    device.studyFor(0);
    for (let minute = 0; minute < 3; minute += 1) {
      device.clock.pass(60_000);
      device.sessions.sign();
    }
    expect(await device.sessions.end()).toBe(true);
    expect(await uploaded()).toEqual([
      ['2026-11-21', 75],
      ['2026-11-22', 90],
    ]);
  });

  it('waits with what is unsent where there is no network, and is told as it was', async () => {
    device.studyFor(100_000);
    device.sessions.pause();
    device.oz.isOffline = true;
    device.clock.pass(8 * HOUR_MS);
    await device.sessions.leave();
    device.oz.isOffline = false;
    await device.replay(device.sessions);
    expect(await uploaded()).toEqual([['2026-11-21', 100]]);
  });

  it('does not go on where its end is on the way', async () => {
    device.clock.pass(HOUR_MS - 20_000);
    device.studyFor(10_000);
    const upload = device.api.upload.bind(device.api);
    const road = Promise.withResolvers<void>();
    device.api.upload = async (studied) => {
      await road.promise;
      return upload(studied);
    };
    const ended = device.sessions.end();
    device.clock.pass(20_000);
    road.resolve();
    expect(await ended).toBe(true);
    device.clock.pass(60_000);
    expect(await device.sessions.end()).toBe(true);
    expect(await uploaded()).toEqual([['2026-11-21', 10]]);
  });
});
