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
  /** A device of hers. */
  const device = () => {
    const player = new MemoryEffectPlayer();
    const effects = new SoundEffects(player, new MemoryPreferences(), new MemoryReporter());
    return { player, celebrate: new CelebrateMilestone(api, effects) };
  };

  it('is celebrated once it is reached, on one of her devices, with a sound', async () => {
    const [phone, tablet] = [device(), device()];
    for (let day = 0; day < 3; day += 1) {
      if (day > 0) clock.pass(DAY_MS);
      expect(await phone.celebrate.execute(3)).toBe(false);
      await study();
    }
    expect(phone.player.heard).toEqual([]);
    expect(await phone.celebrate.execute(3)).toBe(true);
    expect(await tablet.celebrate.execute(3)).toBe(false);
    expect(await phone.celebrate.execute(3)).toBe(false);
    expect([phone.player.heard, tablet.player.heard]).toEqual([['streak'], []]);
  });

  it('waits where the server cannot be reached', async () => {
    for (let day = 0; day < 3; day += 1) {
      if (day > 0) clock.pass(DAY_MS);
      await study();
    }
    const phone = device();
    oz.isOffline = true;
    expect(await phone.celebrate.execute(3)).toBe(false);
    oz.isOffline = false;
    expect(await phone.celebrate.execute(3)).toBe(true);
  });
});
