import { beforeEach, describe, expect, it } from 'vitest';
import type { StudyStatus } from '../../core/ports/library-api.ts';
import { httpLearner } from './http-learner.fixture.ts';
import { openedServer } from './opened-server.fixture.ts';

const oz = openedServer();
const DAY_MS = 86_400_000;

describe('home', () => {
  let yui: Awaited<ReturnType<typeof httpLearner>>;

  beforeEach(async () => {
    yui = await httpLearner(oz.server, oz.url);
  });

  const home = async (): Promise<StudyStatus> => {
    const status = await yui.library.studyStatus();
    if (!status.ok) throw new Error(status.error.kind);
    return status.value;
  };

  const studies = (seconds: number) => {
    const at = `${new Date(oz.server.now()).toISOString().slice(0, 19)}Z`;
    return yui.studyTime.upload({
      id: crypto.randomUUID(),
      studyType: 'verbal_composition',
      lessonId: undefined,
      materialId: undefined,
      startedAt: at,
      endedAt: at,
      durationSeconds: seconds,
      pauseSeconds: 0,
    });
  };

  it('tells of what was studied as soon as it is told, and of a new day as soon as it begins', async () => {
    expect((await home()).habit).toMatchObject({ consecutiveDays: 0, goalMinutes: 5 });
    await studies(90);
    const { habit } = await home();
    expect(habit).toMatchObject({ consecutiveDays: 1, latestMilestone: undefined });
    expect(habit.week).toHaveLength(7);
    expect(habit.week.find(({ day }) => day === habit.today)?.seconds).toBe(90);
    oz.server.pass(DAY_MS);
    const next = (await home()).habit;
    expect(next).toMatchObject({ consecutiveDays: 1 });
    expect(next.today > habit.today).toBe(true);
    expect(next.week.find(({ day }) => day === next.today)?.seconds).toBe(0);
  });

  it('asks to congratulate her until one device has', async () => {
    for (let day = 0; day < 3; day += 1) {
      if (day > 0) oz.server.pass(DAY_MS);
      expect((await home()).habit.toCelebrate).toBeUndefined();
      await studies(60);
    }
    expect((await home()).habit).toMatchObject({ toCelebrate: 3, latestMilestone: { days: 3 } });
    await yui.studyTime.celebrate(3);
    expect((await home()).habit.toCelebrate).toBeUndefined();
  });

  it('offers a theme, another one each day', async () => {
    const first = (await home()).speech.theme;
    expect(first).toBeDefined();
    oz.server.pass(DAY_MS);
    expect((await home()).speech.theme?.id).not.toBe(first?.id);
  });
});
