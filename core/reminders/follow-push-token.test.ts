import { beforeEach, describe, expect, it } from 'vitest';
import {
  settle,
  smallOz,
  type SmallOz,
  type SmallOzLearner,
} from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryNativeBridge } from '../../adapters/memory/memory-native-bridge.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import { FollowPushToken } from './follow-push-token.ts';

const hours = { hour: 20, timeZone: 'Asia/Tokyo', language: 'ja' } as const;

describe('a push token that changes', () => {
  let clock: MemoryClock;
  let oz: SmallOz;
  let yui: SmallOzLearner;
  let bridge: MemoryNativeBridge;
  let sessions: MemorySessionStore;
  let stop: () => void;

  beforeEach(async () => {
    clock = new MemoryClock();
    oz = await smallOz(clock);
    yui = await oz.learner();
    bridge = new MemoryNativeBridge(clock);
    sessions = new MemorySessionStore();
    sessions.save(yui.session);
    await yui.reminders.choose({ isOn: true, ...hours });
    await yui.account.addDeviceToken({ token: 'aa', platform: 'ios' });
    stop = new FollowPushToken({
      bridge,
      sessions,
      apis: async () => ({ remindersApi: yui.reminders, accountApi: yui.account }),
      clock,
      reporter: new MemoryReporter(),
    }).start();
  });

  const changes = async (token: string) => {
    bridge.tell({ event: 'push_token_changed', token, platform: 'ios' });
    await settle();
  };
  const tokens = () => oz.pushTokens();

  it('takes the place of the one before', async () => {
    await changes('bb');
    expect(tokens()).toEqual(['bb']);
  });

  it('is told again where it could not be told, the latest only', async () => {
    oz.isOffline = true;
    await changes('bb');
    await changes('cc');
    oz.isOffline = false;
    expect(tokens()).toEqual(['aa']);
    clock.pass(60_000);
    await settle();
    expect(tokens()).toEqual(['cc']);
  });

  it('is not told while she wants no reminders, or is not signed in', async () => {
    await yui.reminders.choose({ isOn: false, ...hours });
    await changes('bb');
    expect(tokens()).toEqual(['aa']);
    await yui.reminders.choose({ isOn: true, ...hours });
    sessions.clear();
    await changes('bb');
    expect(tokens()).toEqual(['aa']);
  });

  it('is not told once that is stopped', async () => {
    stop();
    bridge.tell({ event: 'flush' });
    await changes('bb');
    expect(tokens()).toEqual(['aa']);
  });
});
