import { beforeEach, describe, expect, it } from 'vitest';
import type { DeviceToken, DeviceTokens } from './device-tokens.ts';

const addedAt = new Date('2026-11-21T00:00:00.000Z');
const phone: DeviceToken = { token: 'phone', learnerId: 'yui', platform: 'ios', addedAt };

/** `fresh` gives a store in which the learners `yui` and `ken` may have devices. */
export function deviceTokensContract(adapter: string, fresh: () => Promise<DeviceTokens>): void {
  describe(`${adapter} keeps the DeviceTokens contract`, () => {
    let devices: DeviceTokens;

    beforeEach(async () => {
      devices = await fresh();
    });

    it('remembers every device of a learner, each once', async () => {
      const tablet: DeviceToken = { ...phone, token: 'tablet', platform: 'android' };
      await devices.put(phone);
      await devices.put(tablet);
      await devices.put(phone);
      expect(await devices.of('yui')).toEqual(expect.arrayContaining([phone, tablet]));
      expect(await devices.of('yui')).toHaveLength(2);
      expect(await devices.of('ken')).toEqual([]);
    });

    it('finds the devices of many', async () => {
      const laptop: DeviceToken = { ...phone, token: 'laptop', learnerId: 'ken', platform: 'web' };
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

    it('gives a device to the learner who used it last', async () => {
      await devices.put(phone);
      await devices.put({ ...phone, learnerId: 'ken' });
      expect(await devices.of('yui')).toEqual([]);
      expect(await devices.of('ken')).toEqual([{ ...phone, learnerId: 'ken' }]);
    });
  });
}
