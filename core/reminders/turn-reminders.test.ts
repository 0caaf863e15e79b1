import { beforeEach, describe, expect, it } from 'vitest';
import {
  smallOz,
  type SmallOz,
  type SmallOzLearner,
} from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryPushDevice } from '../../adapters/memory/memory-push-device.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import type { Language } from '../shared/language.ts';
import { TurnReminders } from './turn-reminders.ts';

describe('reminders after a sign-in', () => {
  let oz: SmallOz;
  let yui: SmallOzLearner;
  let device: MemoryPushDevice;
  let reminders: TurnReminders;
  let here: { timeZone: string; language: Language };

  const known = async () => {
    const found = await reminders.load();
    if (!found.ok) throw new Error(found.error.kind);
    return found.value;
  };

  beforeEach(async () => {
    oz = await smallOz(new MemoryClock());
    yui = await oz.learner();
    device = new MemoryPushDevice();
    here = { timeZone: 'Asia/Tokyo', language: 'ja' };
    reminders = new TurnReminders({
      api: yui.reminders,
      account: yui.account,
      device,
      timeZone: () => here.timeZone,
      language: () => here.language,
    });
  });

  it('reach this device again, whose token the session before took along', async () => {
    await reminders.on(await known());
    await device.release();
    const before = oz.pushTokens();
    expect(await reminders.renew()).toMatchObject({ ok: true });
    expect(oz.pushTokens()).not.toEqual(before);
    expect(oz.pushTokens()).toEqual([device.token]);
  });

  it('follow the clock and the language of this device, at the hour she chose', async () => {
    await reminders.on({ ...(await known()), hour: 7 });
    here = { timeZone: 'Europe/London', language: 'en' };
    await reminders.renew();
    expect(await known()).toMatchObject({ isOn: true, hour: 7, ...here });
  });

  it('ask for nothing where they were never allowed', async () => {
    await yui.reminders.choose({ isOn: true, hour: 20, ...here });
    expect(await reminders.renew()).toEqual({ ok: true, value: undefined });
    expect(device.timesAsked).toBe(0);
    expect(oz.pushTokens()).toEqual([]);
  });

  it('stay off where she turned them off', async () => {
    await reminders.on(await known());
    await reminders.choose({ isOn: false, hour: 20 });
    await device.release();
    here = { timeZone: 'Europe/London', language: 'en' };
    await reminders.renew();
    expect(device.token).toBeUndefined();
    expect(await known()).toMatchObject({ isOn: false, timeZone: 'Asia/Tokyo' });
  });

  it('do not count this device where notifications are no longer allowed on it', async () => {
    await reminders.on(await known());
    expect(await known()).toMatchObject({ devices: ['web'], isRefusedHere: false });
    device.answer = 'push-denied';
    expect(await known()).toMatchObject({ isOn: true, devices: [], isRefusedHere: true });
  });

  it('count her other devices where this one was never to be reached', async () => {
    await reminders.on(await known());
    const elsewhere = oz.callerOn(new MemorySessionStore());
    const session = await elsewhere.auth.signIn(yui);
    if (session.ok) elsewhere.store.save(session.value);
    const denied = new MemoryPushDevice();
    denied.answer = 'push-denied';
    const there = new TurnReminders({
      api: elsewhere.reminders,
      account: elsewhere.account,
      device: denied,
      timeZone: () => here.timeZone,
      language: () => here.language,
    });
    expect(await there.load()).toMatchObject({
      value: { devices: ['web'], isRefusedHere: false },
    });
  });

  it('are left as they are without a network', async () => {
    await reminders.on(await known());
    oz.isOffline = true;
    expect(await reminders.renew()).toMatchObject({ ok: false, error: { kind: 'offline' } });
  });
});
