import { beforeEach, describe, expect, it } from 'vitest';
import { settle } from '../../adapters/http/small-oz.fixture.ts';
import { studyDevice } from './study-device.fixture.ts';

describe('StudySessions', () => {
  let device: Awaited<ReturnType<typeof studyDevice>>;

  beforeEach(async () => {
    device = await studyDevice();
  });

  it('keeps and logs what could not be told, reports nothing, and tells it the next time', async () => {
    device.studyFor(10_000);
    device.oz.isOffline = true;
    expect(await device.sessions.end()).toBe(false);
    expect(device.log.notes).toEqual(['Failed to upload study session']);
    expect(device.reporter.bugs).toEqual([]);
    device.oz.isOffline = false;
    device.clock.pass(5_000);
    expect(await device.sessions.end()).toBe(true);
    expect(device.uploaded()).toMatchObject([{ durationSeconds: 15 }]);
  });

  it('waits with what is unsent when she leaves and it could not be told', async () => {
    device.studyFor(10_000);
    device.oz.isOffline = true;
    await device.sessions.leave();
    expect(await device.sessions.unsent.entries('yui')).toHaveLength(1);
    expect(await device.sessions.end()).toBe(true);
    device.oz.isOffline = false;
    await device.replay(device.sessions);
    expect(device.uploaded()).toMatchObject([{ durationSeconds: 10 }]);
  });

  it('tells of what the server was told, and of nothing once that is not wanted', async () => {
    let told = 0;
    const stop = device.sessions.watchTold(() => (told += 1));
    device.studyFor(10_000);
    device.oz.isOffline = true;
    await device.sessions.end();
    expect(told).toBe(0);
    device.oz.isOffline = false;
    await device.sessions.end();
    expect(told).toBe(1);
    stop();
    device.studyFor(10_000);
    await device.sessions.end();
    expect(told).toBe(1);
  });

  it('reports a bug in the way of an upload, and can try again', async () => {
    const upload = device.api.upload.bind(device.api);
    device.api.upload = async () => {
      throw new Error('bug');
    };
    device.studyFor(10_000);
    expect(await device.sessions.end()).toBe(false);
    expect(device.log.notes).toEqual(['Failed to upload study session']);
    expect(device.reporter.bugs.map(({ where }) => where)).toEqual(['send study-session']);
    device.api.upload = upload;
    expect(await device.sessions.end()).toBe(true);
    expect(device.uploaded()).toHaveLength(1);
  });

  describe('when the tab is killed', () => {
    it('tells at the next start what was kept, and counts it once', async () => {
      device.studyFor(40_000);
      device.openAgain();
      await device.replay(device.sessions);
      expect(device.uploaded()).toMatchObject([{ lessonId: 'l-1', durationSeconds: 30 }]);
      await device.replay(device.sessions);
      expect(device.uploaded()).toHaveLength(1);
    });

    it('keeps it while the server cannot be reached, and says so only in the log', async () => {
      device.studyFor(20_000);
      device.oz.isOffline = true;
      device.openAgain();
      await device.replay(device.sessions);
      expect(device.reporter.bugs).toEqual([]);
      device.oz.isOffline = false;
      await device.replay(device.opened());
      expect(device.uploaded()).toMatchObject([{ durationSeconds: 15 }]);
    });

    it('leaves what is under way alone', async () => {
      device.studyFor(20_000);
      await device.replay(device.sessions);
      expect(device.uploaded()).toEqual([]);
      await device.sessions.end();
      expect(device.uploaded()).toMatchObject([{ durationSeconds: 20 }]);
      expect(device.stored.all('study-session', 'yui')).toEqual([]);
    });

    it('belongs to no other learner', async () => {
      device.studyFor(20_000);
      device.signIn('ken');
      await device.replay(device.opened());
      expect(device.uploaded()).toEqual([]);
      device.signIn('yui');
      await device.replay(device.opened());
      expect(device.uploaded()).toHaveLength(1);
    });
  });

  it('is not told of in the name of another learner who signed in meanwhile', async () => {
    device.studyFor(20_000);
    device.oz.isOffline = true;
    expect(await device.sessions.end()).toBe(false);
    device.signIn('ken');
    device.oz.isOffline = false;
    device.sessions.startNext({ lessonId: 'l-2' });
    await settle();
    expect(device.uploaded()).toEqual([]);
    expect(device.stored.all('study-session', 'yui')).toHaveLength(1);
  });
});
