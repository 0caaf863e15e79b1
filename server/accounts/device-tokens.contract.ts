import { beforeEach, describe, expect, it } from 'vitest';
import type { DeviceToken, DeviceTokens } from './device-tokens.ts';

const addedAt = new Date('2026-11-21T00:00:00.000Z');
const phone: DeviceToken = {
  token: 'phone',
  learnerId: 'yui',
  sessionId: 'on-phone',
  platform: 'ios',
  addedAt,
};
const tablet: DeviceToken = { ...phone, token: 'tablet', sessionId: 'on-tablet' };
const old: DeviceToken = { ...phone, token: 'old', sessionId: undefined };

/** `fresh` gives a store in which the learners `yui` and `ken` may have devices. */
export function deviceTokensContract(adapter: string, fresh: () => Promise<DeviceTokens>): void {
  describe(`${adapter} keeps the DeviceTokens contract`, () => {
    let devices: DeviceTokens;

    beforeEach(async () => {
      devices = await fresh();
    });

    it('remembers every device of a learner, each once', async () => {
      await devices.put(phone);
      await devices.put(tablet);
      await devices.put(phone);
      expect(await devices.of('yui')).toEqual(expect.arrayContaining([phone, tablet]));
      expect(await devices.of('yui')).toHaveLength(2);
      expect(await devices.of('ken')).toEqual([]);
    });

    it('finds the devices of many', async () => {
      const laptop: DeviceToken = {
        token: 'laptop',
        learnerId: 'ken',
        sessionId: 'on-laptop',
        platform: 'web',
        addedAt,
      };
      await devices.put(phone);
      await devices.put(laptop);
      expect(await devices.ofAll(['yui', 'ken'])).toHaveLength(2);
      expect(await devices.ofAll(['ken'])).toEqual([laptop]);
      expect(await devices.ofAll([])).toEqual([]);
    });

    it('forgets one', async () => {
      await devices.put(phone);
      await devices.forget('phone');
      await devices.forget('phone');
      expect(await devices.of('yui')).toEqual([]);
    });

    it('replaces what was given in the same session', async () => {
      await devices.put(phone);
      await devices.put(tablet);
      await devices.put(old);
      await devices.put({ ...old, token: 'older' });
      await devices.put({ ...phone, token: 'phone-renewed' });
      const tokens = (await devices.of('yui')).map(({ token }) => token);
      expect(tokens.toSorted()).toEqual(['old', 'older', 'phone-renewed', 'tablet']);
    });

    it('keeps those of some sessions only', async () => {
      const laptop: DeviceToken = { ...phone, token: 'laptop', learnerId: 'ken' };
      for (const device of [phone, tablet, old, laptop]) await devices.put(device);
      await devices.keepOf('yui', ['on-tablet', 'elsewhere']);
      expect(await devices.of('yui')).toEqual([tablet]);
      await devices.keepOf('yui', []);
      expect(await devices.of('yui')).toEqual([]);
      expect(await devices.of('ken')).toEqual([laptop]);
    });

    it('forgets those of sessions that are no more, and not those of which none is known', async () => {
      for (const device of [phone, tablet, old]) await devices.put(device);
      await devices.forgetOrphans();
      expect(await devices.of('yui')).toEqual([old]);
    });

    it('gives a device to the learner who used it last', async () => {
      await devices.put(phone);
      await devices.put({ ...phone, learnerId: 'ken', sessionId: 'of-ken' });
      expect(await devices.of('yui')).toEqual([]);
      expect(await devices.of('ken')).toEqual([
        { ...phone, learnerId: 'ken', sessionId: 'of-ken' },
      ]);
    });
  });
}
