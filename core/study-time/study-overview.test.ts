import { beforeEach, describe, expect, it } from 'vitest';
import { smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryEffectPlayer } from '../../adapters/memory/memory-effect-player.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { SoundEffects } from '../listening/sound-effects.ts';
import type { StudyTimeApi } from '../ports/study-time-api.ts';
import { CelebrateMilestone } from './celebrate-milestone.ts';
import { ReadStudyOverview } from './read-study-overview.ts';

const DAY_MS = 86_400_000;

let oz: SmallOz;
let clock: MemoryClock;
let api: StudyTimeApi;

const study = () => {
  const at = `${new Date(clock.now()).toISOString().slice(0, 19)}Z`;
  return api.upload({
    id: crypto.randomUUID(),
    studyType: 'verbal_composition',
    lessonId: undefined,
    materialId: undefined,
    startedAt: at,
    endedAt: at,
    durationSeconds: 60,
    pauseSeconds: 0,
  });
};

beforeEach(async () => {
  clock = new MemoryClock();
  oz = await smallOz(clock);
  api = (await oz.learner()).studyTime;
});

const overview = () => new ReadStudyOverview(api).execute();

it('tells of today, four weeks, half a year and what was reached', async () => {
  await study();
  const read = await overview();
  expect(read).toMatchObject({
    value: { today: { seconds: 60, sessions: 1 }, achievements: { consecutiveDays: 1 } },
  });
  expect(read.ok && [read.value.days.length, read.value.months.length]).toEqual([28, 6]);
  expect(read.ok && read.value.days.at(-1)?.seconds).toBe(60);
});

it('tells nothing when one of them cannot be had', async () => {
  oz.isOffline = true;
  expect(await overview()).toEqual({ ok: false, error: { kind: 'offline' } });
});

describe('a milestone', () => {
  let player: MemoryEffectPlayer;
  let celebrate: CelebrateMilestone;

  beforeEach(() => {
    player = new MemoryEffectPlayer();
    const preferences = new MemoryPreferences();
    celebrate = new CelebrateMilestone(
      new SoundEffects(player, preferences, new MemoryReporter()),
      preferences,
    );
  });

  const look = async () => {
    const read = await overview();
    if (read.ok) celebrate.execute(read.value);
  };

  it('is celebrated on the day it is reached, once', async () => {
    for (let day = 0; day < 3; day += 1) {
      if (day > 0) clock.pass(DAY_MS);
      await look();
      await study();
    }
    expect(player.heard).toEqual([]);
    await look();
    await look();
    expect(player.heard).toEqual(['streak']);
    clock.pass(DAY_MS);
    await look();
    expect(player.heard).toEqual(['streak']);
  });
});
