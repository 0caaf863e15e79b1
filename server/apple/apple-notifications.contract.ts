import { describe, expect, it } from 'vitest';
import type { AppleNotifications } from './apple-notifications.ts';

/** `signed` gives a notification with this id, as the App Store posts it. */
export function appleNotificationsContract(
  adapter: string,
  fresh: () => Promise<{ notifications: AppleNotifications; signed(id: string): Promise<string> }>,
): void {
  describe(`${adapter} keeps the AppleNotifications contract`, () => {
    it('knows a notification by its id, each time', async () => {
      const { notifications, signed } = await fresh();
      const text = await signed('one');
      for (let time = 0; time < 2; time += 1)
        expect(await notifications.read(text)).toMatchObject({ ok: true, value: { id: 'one' } });
    });

    it.each(['', 'a.b.c', '..', 'eyJhbGciOiJub25lIn0.e30.', '💥', 'a'.repeat(20_000)])(
      'refuses what is none: %s',
      async (text) => {
        const { notifications } = await fresh();
        expect(await notifications.read(text)).toEqual({
          ok: false,
          error: { kind: 'purchase-refused' },
        });
      },
    );
  });
}
