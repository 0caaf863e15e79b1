import { beforeEach, describe, expect, it } from 'vitest';
import { settle } from '../../adapters/http/small-oz.fixture.ts';
import { studyDevice } from './study-device.fixture.ts';
import { StudySession } from './study-session.ts';

describe('StudySessions', () => {
  let device: Awaited<ReturnType<typeof studyDevice>>;

  beforeEach(async () => {
    device = await studyDevice();
  });

  it('has nothing to tell when nothing was started', async () => {
    device.oz.isOffline = true;
    expect(await device.sessions.end()).toBe(true);
    expect(device.log.notes).toEqual([]);
  });

  it('tells how long was studied, and is idle again', async () => {
    device.studyFor(30_000);
    device.sessions.pause();
    device.clock.pass(5_000);
    device.sessions.resume();
    expect(await device.sessions.end()).toBe(true);
    expect(device.uploaded()).toMatchObject([
      { lessonId: 'l-1', durationSeconds: 30, pauseSeconds: 5 },
    ]);
    device.clock.pass(10_000);
    expect(await device.sessions.end()).toBe(true);
    expect(device.uploaded()).toHaveLength(1);
  });

  it('tells of one lesson before the next begins, and keeps their times apart', async () => {
    device.studyFor(30_000);
    device.sessions.startNext({ lessonId: 'l-2' });
    device.clock.pass(20_000);
    await settle();
    expect(device.uploaded()).toMatchObject([{ lessonId: 'l-1', durationSeconds: 30 }]);
    expect(await device.sessions.end()).toBe(true);
    expect(device.uploaded()).toMatchObject([
      { lessonId: 'l-1', durationSeconds: 30 },
      { lessonId: 'l-2', durationSeconds: 20 },
    ]);
  });

  it('goes on with a lesson that is under way, and begins where none or another is', async () => {
    device.studyFor(30_000);
    device.sessions.goOnWith({ lessonId: 'l-1' });
    device.clock.pass(10_000);
    device.sessions.goOnWith({ lessonId: 'l-2' });
    await settle();
    device.clock.pass(20_000);
    const ended = device.sessions.end();
    device.sessions.goOnWith({ lessonId: 'l-2' });
    await ended;
    device.clock.pass(5_000);
    expect(await device.sessions.end()).toBe(true);
    expect(device.uploaded().map(({ durationSeconds }) => durationSeconds)).toEqual([40, 20, 5]);
  });

  it('does not count the time in which the app was hidden', async () => {
    device.studyFor(10_000);
    device.sessions.becameVisible(false);
    device.clock.pass(60_000);
    device.sessions.becameVisible(true);
    device.clock.pass(10_000);
    await device.sessions.end();
    expect(device.uploaded()).toMatchObject([{ durationSeconds: 20, pauseSeconds: 60 }]);
  });

  it("goes on with a learner's own pause when the app is seen again", async () => {
    device.studyFor(10_000);
    device.sessions.pause();
    device.sessions.becameVisible(false);
    device.sessions.becameVisible(true);
    device.clock.pass(60_000);
    await device.sessions.end();
    expect(device.uploaded()).toMatchObject([{ durationSeconds: 10, pauseSeconds: 60 }]);
  });

  describe('that a wrapper ended', () => {
    const flushed = async () => {
      device.studyFor(60_000);
      device.sessions.becameVisible(false);
      expect(await device.sessions.flush()).toBe(true);
      // As it goes: one event for the page, and one for the app.
      expect(await device.sessions.flush()).toBe(true);
      device.clock.pass(30_000);
    };
    const uploaded = () =>
      device.uploaded().map(({ lessonId, durationSeconds: s }) => [lessonId, s]);

    it('goes on as another session when she looks again', async () => {
      await flushed();
      device.sessions.becameVisible(true);
      device.clock.pass(90_000);
      expect(await device.sessions.end()).toBe(true);
      expect(uploaded()).toEqual([
        ['l-1', 60],
        ['l-1', 90],
      ]);
      device.sessions.becameVisible(true);
      device.clock.pass(10_000);
      expect(await device.sessions.end()).toBe(true);
      expect(uploaded()).toHaveLength(2);
    });

    it('goes on with a pause of her own', async () => {
      device.studyFor(60_000);
      device.sessions.pause();
      await device.sessions.flush();
      device.sessions.becameVisible(true);
      device.clock.pass(600_000);
      device.sessions.resume();
      device.clock.pass(5_000);
      await device.sessions.end();
      expect(uploaded()).toEqual([
        ['l-1', 60],
        ['l-1', 5],
      ]);
    });

    it.each([
      ['it is over', () => device.sessions.end()],
      ['another learner is here', async () => device.signIn('ken')],
    ])('does not go on where %s', async (_, happens) => {
      await flushed();
      await happens();
      device.sessions.becameVisible(true);
      device.clock.pass(10_000);
      await device.sessions.end();
      expect(uploaded()).toEqual([['l-1', 60]]);
    });
  });

  it('counts no day that the clock jumps over', async () => {
    device.studyFor(1000);
    device.clock.pass(9 * 86_400_000);
    expect(await device.sessions.end()).toBe(true);
    expect(device.uploaded()).toMatchObject([{ durationSeconds: 120 }]);
  });

  describe('of less than a second, as a clock that was set back leaves it', () => {
    const setBack = () => device.studyFor(-3_600_000);

    it('is not told', async () => {
      setBack();
      expect(await device.sessions.end()).toBe(true);
      expect(device.uploaded()).toEqual([]);
      device.clock.pass(7_200_000);
      expect(await device.sessions.end()).toBe(true);
      expect(device.uploaded()).toEqual([]);
    });

    it('does not wait with what is unsent', async () => {
      device.oz.isOffline = true;
      setBack();
      await device.sessions.leave();
      expect(device.stored.all('study-session', 'yui')).toEqual([]);
    });

    it('is not waited for where an older app kept it', async () => {
      const session = new StudySession(device.clock, device.ids);
      session.start({});
      const studied = session.measured();
      device.stored.put('study-session', 'yui', studied?.id ?? '', studied);
      expect(await device.sessions.unsent.entries('yui')).toEqual([]);
    });

    it('is told as it was before, where more was kept of it', async () => {
      device.studyFor(20_000);
      device.clock.pass(-3_600_000);
      expect(await device.sessions.end()).toBe(true);
      // The server's clock was right all the time.
      device.clock.pass(3_600_000);
      await device.replay(device.sessions);
      expect(device.uploaded()).toMatchObject([{ durationSeconds: 15 }]);
    });
  });

  it('tells what there is when the app is hidden, and goes on with it when it is seen again', async () => {
    device.studyFor(10_000);
    device.sessions.becameVisible(false);
    await settle();
    expect(device.uploaded()).toMatchObject([{ durationSeconds: 10 }]);
    device.clock.pass(60_000);
    device.sessions.becameVisible(true);
    device.clock.pass(5_000);
    expect(await device.sessions.end()).toBe(true);
    expect(device.uploaded()).toMatchObject([{ durationSeconds: 15, pauseSeconds: 60 }]);
  });

  describe('while an upload is on its way', () => {
    let arrive: () => void;
    let sent: number;

    beforeEach(() => {
      const upload = device.api.upload.bind(device.api);
      const road = Promise.withResolvers<void>();
      arrive = road.resolve;
      sent = 0;
      device.api.upload = async (studied) => {
        sent += 1;
        await road.promise;
        return upload(studied);
      };
    });

    it('ignores another end', async () => {
      device.studyFor(10_000);
      const first = device.sessions.end();
      expect(await device.sessions.end()).toBe(false);
      arrive();
      expect(await first).toBe(true);
      expect(sent).toBe(1);
    });

    it('loses nothing of what is started meanwhile', async () => {
      device.studyFor(10_000);
      const first = device.sessions.end();
      device.studyFor(5_000);
      arrive();
      expect(await first).toBe(true);
      device.clock.pass(2_000);
      expect(await device.sessions.end()).toBe(true);
      expect(device.uploaded().map(({ durationSeconds }) => durationSeconds)).toEqual([10, 7]);
    });
  });
});
