import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AppleNotification, AppleStanding } from './apple-standing.ts';
import type { AppleSubscriptions } from './apple-subscriptions.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 0, minute));

const notification = (id: string, minute: number): AppleNotification => ({
  id,
  type: 'DID_RENEW',
  subtype: undefined,
  signedAt: at(minute),
  subscription: undefined,
});

const standing = (of: string, minute: number): AppleStanding => ({
  originalTransactionId: of,
  productId: 'example.oz.monthly',
  state: minute % 2 === 0 ? 'active' : 'past-due',
  until: at(minute + 60),
  renews: minute % 3 === 0,
  saidAt: at(minute),
});

export function appleSubscriptionsContract(
  adapter: string,
  fresh: () => Promise<AppleSubscriptions>,
): void {
  describe(`${adapter} keeps the AppleSubscriptions contract`, () => {
    it('takes each notification once, also one that says nothing of a subscription', async () => {
      const kept = await fresh();
      expect(await kept.take(notification('a', 1), standing('1', 1))).toBe(true);
      expect(await kept.take(notification('a', 9), standing('1', 9))).toBe(false);
      expect(await kept.take(notification('b', 2), undefined)).toBe(true);
      expect(await kept.take(notification('b', 2), undefined)).toBe(false);
      expect(await kept.of('1')).toEqual(standing('1', 1));
      expect(await kept.of('2')).toBeUndefined();
    });

    it('forgets old notifications, and not where the subscription stands', async () => {
      const kept = await fresh();
      await kept.take(notification('old', 1), standing('3', 1));
      await kept.take(notification('young', 2), standing('3', 2));
      await kept.forgetNotifications(at(2));
      expect(await kept.take(notification('young', 2), standing('3', 2))).toBe(false);
      expect(await kept.take(notification('old', 1), standing('3', 1))).toBe(true);
      expect(await kept.of('3')).toEqual(standing('3', 2));
    });

    it('ends where Apple ended, whatever comes first and how often', async () => {
      let run = 0;
      const kept = await fresh();
      const order = fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6 });
      const again = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 6 });
      await fc.assert(
        fc.asyncProperty(order, again, async (minutes, repeated) => {
          run += 1;
          const id = `subscription-${run}`;
          const all = [...minutes, ...repeated.map((i) => minutes[i] ?? 1)];
          for (const minute of all)
            await kept.take(notification(`${id}-${minute}`, minute), standing(id, minute));
          expect(await kept.of(id)).toEqual(standing(id, 6));
        }),
        { numRuns: 25 },
      );
    });
  });
}
