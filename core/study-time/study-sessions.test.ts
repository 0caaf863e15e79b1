import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryIds } from '../../adapters/memory/memory-ids.ts';
import { memoryLearner } from '../../adapters/memory/memory-learner.fixture.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemoryWorld } from '../../adapters/memory/memory-world.ts';
import type { StudyTimeApi } from '../ports/study-time-api.ts';
import { StudySession } from './study-session.ts';
import { StudySessions, type UploadRefusal } from './study-sessions.ts';

describe('StudySessions', () => {
  let world: MemoryWorld;
  let clock: MemoryClock;
  let api: StudyTimeApi;
  let reporter: MemoryReporter;
  let logged: UploadRefusal[];
  let sessions: StudySessions;

  beforeEach(async () => {
    world = new MemoryWorld();
    clock = new MemoryClock();
    api = (await memoryLearner(world, clock)).studyTime;
    reporter = new MemoryReporter();
    logged = [];
    const session = new StudySession(clock, new MemoryIds());
    sessions = new StudySessions(session, api, reporter, (refusal) => logged.push(refusal));
  });

  const uploaded = () => [...world.studied.values()];
  const studyFor = (ms: number) => {
    sessions.start({ lessonId: 'l-1' });
    clock.pass(ms);
  };

  it('has nothing to tell when nothing was started', async () => {
    world.isOffline = true;
    expect(await sessions.end()).toBe(true);
    expect(logged).toEqual([]);
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
    for (let moment = 0; moment < 20; moment += 1) await Promise.resolve();
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
    world.isOffline = true;
    expect(await sessions.end()).toBe(false);
    expect(logged).toEqual([{ kind: 'offline' }]);
    expect(reporter.bugs).toEqual([]);
    world.isOffline = false;
    clock.pass(5_000);
    expect(await sessions.end()).toBe(true);
    expect(uploaded()).toMatchObject([{ durationSeconds: 15 }]);
  });

  it('reports a bug in the way of an upload, and can try again', async () => {
    const upload = api.upload.bind(api);
    api.upload = async () => {
      throw new Error('bug');
    };
    studyFor(10_000);
    expect(await sessions.end()).toBe(false);
    expect(logged).toEqual([{ kind: 'unexpected' }]);
    expect(reporter.bugs.map(({ where }) => where)).toEqual(['upload study session']);
    api.upload = upload;
    expect(await sessions.end()).toBe(true);
    expect(uploaded()).toHaveLength(1);
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
