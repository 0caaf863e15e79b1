import { beforeEach, describe, expect, it } from 'vitest';
import { settle, smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryIds } from '../../adapters/memory/memory-ids.ts';
import { MemoryLog } from '../../adapters/memory/memory-log.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { StoredEntries } from '../outbox/stored-entries.ts';
import type { StudyTimeApi } from '../ports/study-time-api.ts';
import { StudySession } from './study-session.ts';
import { StudySessions } from './study-sessions.ts';

describe('StudySessions', () => {
  const ids = new MemoryIds();
  let oz: SmallOz;
  let clock: MemoryClock;
  let api: StudyTimeApi;
  let reporter: MemoryReporter;
  let log: MemoryLog;
  let stored: StoredEntries;
  let learnerId: string | undefined;
  let sessions: StudySessions;

  beforeEach(async () => {
    clock = new MemoryClock();
    oz = await smallOz(clock);
    api = (await oz.learner()).studyTime;
    reporter = new MemoryReporter();
    log = new MemoryLog();
    stored = new StoredEntries(new MemoryPreferences(), clock);
    learnerId = 'yui';
    sessions = opened();
  });

  /** The app, started on the same device. */
  const opened = () =>
    new StudySessions({
      session: new StudySession(clock, ids),
      api,
      stored,
      learnerId: () => learnerId,
      clock,
      reporter,
      log,
    });

  /** As the outbox does. */
  const replay = async ({ unsent }: StudySessions) => {
    for (const { id } of await unsent.entries(learnerId ?? '')) await unsent.send(id);
  };

  const uploaded = () => [...oz.tables.studySessions.values()];
  const studyFor = (ms: number) => {
    sessions.start({ lessonId: 'l-1' });
    clock.pass(ms);
  };

  it('has nothing to tell when nothing was started', async () => {
    oz.isOffline = true;
    expect(await sessions.end()).toBe(true);
    expect(log.notes).toEqual([]);
  });

  it('tells how long was studied, and is idle again', async () => {
    studyFor(30_000);
    sessions.pause();
    clock.pass(5_000);
    sessions.resume();
    expect(await sessions.end()).toBe(true);
    expect(uploaded()).toMatchObject([{ lessonId: 'l-1', durationSeconds: 30, pauseSeconds: 5 }]);
    clock.pass(10_000);
    expect(await sessions.end()).toBe(true);
    expect(uploaded()).toHaveLength(1);
  });

  it('tells of one lesson before the next begins, and keeps their times apart', async () => {
    studyFor(30_000);
    sessions.startNext({ lessonId: 'l-2' });
    clock.pass(20_000);
    await settle();
    expect(uploaded()).toMatchObject([{ lessonId: 'l-1', durationSeconds: 30 }]);
    expect(await sessions.end()).toBe(true);
    expect(uploaded()).toMatchObject([
      { lessonId: 'l-1', durationSeconds: 30 },
      { lessonId: 'l-2', durationSeconds: 20 },
    ]);
  });

  it('does not count the time in which the app was hidden', async () => {
    studyFor(10_000);
    sessions.becameVisible(false);
    clock.pass(60_000);
    sessions.becameVisible(true);
    clock.pass(10_000);
    await sessions.end();
    expect(uploaded()).toMatchObject([{ durationSeconds: 20, pauseSeconds: 60 }]);
  });

  it("goes on with a learner's own pause when the app is seen again", async () => {
    studyFor(10_000);
    sessions.pause();
    sessions.becameVisible(false);
    sessions.becameVisible(true);
    clock.pass(60_000);
    await sessions.end();
    expect(uploaded()).toMatchObject([{ durationSeconds: 10, pauseSeconds: 60 }]);
  });

  it('keeps and logs what could not be told, reports nothing, and tells it the next time', async () => {
    studyFor(10_000);
    oz.isOffline = true;
    expect(await sessions.end()).toBe(false);
    expect(log.notes).toEqual(['Failed to upload study session']);
    expect(reporter.bugs).toEqual([]);
    oz.isOffline = false;
    clock.pass(5_000);
    expect(await sessions.end()).toBe(true);
    expect(uploaded()).toMatchObject([{ durationSeconds: 15 }]);
  });

  it('waits with what is unsent when she leaves and it could not be told', async () => {
    studyFor(10_000);
    oz.isOffline = true;
    await sessions.leave();
    expect(await sessions.unsent.entries('yui')).toHaveLength(1);
    expect(await sessions.end()).toBe(true);
    oz.isOffline = false;
    await replay(sessions);
    expect(uploaded()).toMatchObject([{ durationSeconds: 10 }]);
  });

  it('reports a bug in the way of an upload, and can try again', async () => {
    const upload = api.upload.bind(api);
    api.upload = async () => {
      throw new Error('bug');
    };
    studyFor(10_000);
    expect(await sessions.end()).toBe(false);
    expect(log.notes).toEqual(['Failed to upload study session']);
    expect(reporter.bugs.map(({ where }) => where)).toEqual(['send study-session']);
    api.upload = upload;
    expect(await sessions.end()).toBe(true);
    expect(uploaded()).toHaveLength(1);
  });

  describe('of less than a second, as a clock that was set back leaves it', () => {
    const setBack = () => studyFor(-3_600_000);

    it('is not told', async () => {
      setBack();
      expect(await sessions.end()).toBe(true);
      expect(uploaded()).toEqual([]);
      clock.pass(7_200_000);
      expect(await sessions.end()).toBe(true);
      expect(uploaded()).toEqual([]);
    });

    it('does not wait with what is unsent', async () => {
      oz.isOffline = true;
      setBack();
      await sessions.leave();
      expect(stored.all('study-session', 'yui')).toEqual([]);
    });

    it('is not waited for where an older app kept it', async () => {
      const session = new StudySession(clock, ids);
      session.start({});
      const studied = session.measured();
      stored.put('study-session', 'yui', studied?.id ?? '', studied);
      expect(await sessions.unsent.entries('yui')).toEqual([]);
    });

    it('is told as it was before, where more was kept of it', async () => {
      studyFor(20_000);
      clock.pass(-3_600_000);
      expect(await sessions.end()).toBe(true);
      // The server's clock was right all the time.
      clock.pass(3_600_000);
      await replay(sessions);
      expect(uploaded()).toMatchObject([{ durationSeconds: 15 }]);
    });
  });

  describe('when the tab is killed', () => {
    it('tells at the next start what was kept, and counts it once', async () => {
      studyFor(40_000);
      sessions = opened();
      await replay(sessions);
      expect(uploaded()).toMatchObject([{ lessonId: 'l-1', durationSeconds: 30 }]);
      await replay(sessions);
      expect(uploaded()).toHaveLength(1);
    });

    it('keeps it while the server cannot be reached, and says so only in the log', async () => {
      studyFor(20_000);
      oz.isOffline = true;
      sessions = opened();
      await replay(sessions);
      expect(reporter.bugs).toEqual([]);
      oz.isOffline = false;
      await replay(opened());
      expect(uploaded()).toMatchObject([{ durationSeconds: 15 }]);
    });

    it('leaves what is under way alone', async () => {
      studyFor(20_000);
      await replay(sessions);
      expect(uploaded()).toEqual([]);
      await sessions.end();
      expect(uploaded()).toMatchObject([{ durationSeconds: 20 }]);
      expect(stored.all('study-session', 'yui')).toEqual([]);
    });

    it('belongs to no other learner', async () => {
      studyFor(20_000);
      learnerId = 'ken';
      await replay(opened());
      expect(uploaded()).toEqual([]);
      learnerId = 'yui';
      await replay(opened());
      expect(uploaded()).toHaveLength(1);
    });
  });

  it('is not told of in the name of another learner who signed in meanwhile', async () => {
    studyFor(20_000);
    oz.isOffline = true;
    expect(await sessions.end()).toBe(false);
    learnerId = 'ken';
    oz.isOffline = false;
    sessions.startNext({ lessonId: 'l-2' });
    await settle();
    expect(uploaded()).toEqual([]);
    expect(stored.all('study-session', 'yui')).toHaveLength(1);
  });

  it('tells what there is when the app is hidden, and goes on with it when it is seen again', async () => {
    studyFor(10_000);
    sessions.becameVisible(false);
    await settle();
    expect(uploaded()).toMatchObject([{ durationSeconds: 10 }]);
    clock.pass(60_000);
    sessions.becameVisible(true);
    clock.pass(5_000);
    expect(await sessions.end()).toBe(true);
    expect(uploaded()).toMatchObject([{ durationSeconds: 15, pauseSeconds: 60 }]);
  });

  describe('while an upload is on its way', () => {
    let arrive: () => void;
    let sent: number;

    beforeEach(() => {
      const upload = api.upload.bind(api);
      const road = Promise.withResolvers<void>();
      arrive = road.resolve;
      sent = 0;
      api.upload = async (studied) => {
        sent += 1;
        await road.promise;
        return upload(studied);
      };
    });

    it('ignores another end', async () => {
      studyFor(10_000);
      const first = sessions.end();
      expect(await sessions.end()).toBe(false);
      arrive();
      expect(await first).toBe(true);
      expect(sent).toBe(1);
    });

    it('loses nothing of what is started meanwhile', async () => {
      studyFor(10_000);
      const first = sessions.end();
      studyFor(5_000);
      arrive();
      expect(await first).toBe(true);
      clock.pass(2_000);
      expect(await sessions.end()).toBe(true);
      expect(uploaded().map(({ durationSeconds }) => durationSeconds)).toEqual([10, 7]);
    });
  });
});
