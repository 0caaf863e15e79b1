import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import type { RemoteConfig } from '../ports/remote-config.ts';
import { REMOTE_CONFIG_KEY } from '../settings/preference-keys.ts';
import { fail, ok } from '../shared/result.ts';
import { FindCampaign } from './find-campaign.ts';

const HOUR = 60 * 60 * 1000;

let clock: MemoryClock;
let preferences: MemoryPreferences;
let asked: number;
let id: string;
let aheadMs: number;
let isOffline: boolean;

beforeEach(() => {
  clock = new MemoryClock();
  preferences = new MemoryPreferences(new Map());
  asked = 0;
  id = 'winter';
  aheadMs = 0;
  isOffline = false;
});

const config: RemoteConfig = {
  load: async () => {
    asked += 1;
    if (isOffline) return fail({ kind: 'offline' });
    return ok({ values: { campaign_id: id }, serverNow: clock.now() + aheadMs });
  },
};
const find = () => new FindCampaign({ config: async () => config, preferences, clock }).execute();

describe('the campaign of these days', () => {
  it('is asked for every 12 hours at most, also by an app that was started anew', async () => {
    await find();
    id = 'spring';
    clock.pass(12 * HOUR - 1);
    expect((await find())?.campaign.id).toBe('winter');
    expect(asked).toBe(1);
    clock.pass(1);
    expect((await find())?.campaign.id).toBe('spring');
    expect(asked).toBe(2);
  });

  it('is the one that is kept while there is no network, and none where none was', async () => {
    isOffline = true;
    expect(await find()).toBeUndefined();
    isOffline = false;
    await find();
    clock.pass(13 * HOUR);
    isOffline = true;
    expect((await find())?.campaign.id).toBe('winter');
    isOffline = false;
    id = 'spring';
    expect((await find())?.campaign.id).toBe('spring');
  });

  it('is timed by the server where the clock of the device is wrong', async () => {
    aheadMs = 40 * HOUR;
    await find();
    clock.pass(HOUR);
    expect((await find())?.now).toBe(clock.now() + 40 * HOUR);
  });

  it('is timed by the device where both nearly agree', async () => {
    aheadMs = 59_000;
    expect((await find())?.now).toBe(clock.now());
  });

  it('is asked for anew after the clock was set back', async () => {
    await find();
    const kept = JSON.parse(preferences.read(REMOTE_CONFIG_KEY) ?? '');
    preferences.write(REMOTE_CONFIG_KEY, JSON.stringify({ ...kept, askedAt: clock.now() + HOUR }));
    await find();
    expect(asked).toBe(2);
  });

  it.each(['nonsense', 'null', '{}', '{"askedAt":"x","skewMs":0,"values":{}}', '[]'])(
    'is asked for where what was kept is %s',
    async (text) => {
      preferences.write(REMOTE_CONFIG_KEY, text);
      expect((await find())?.campaign.id).toBe('winter');
    },
  );
});
