import { describe, expect, it } from 'vitest';
import { contractAt } from '../../core/domain/contract/contract.ts';
import { subscriptionOf } from './apple-contract.ts';
import type { AppleStanding } from './apple-standing.ts';

const NOON = Date.UTC(2026, 10, 21, 3);
const DAY_MS = 86_400_000;

/** Of one whose trial is long over. */
const at = (standing: Partial<AppleStanding>, now: number) =>
  contractAt(
    {
      isNeeded: true,
      trialDays: 14,
      trialStartedAt: NOON - 100 * DAY_MS,
      subscriptions: [
        subscriptionOf({
          originalTransactionId: '1',
          productId: 'example.oz.monthly',
          state: 'active',
          until: new Date(NOON),
          renews: true,
          saidAt: new Date(NOON - DAY_MS),
          ...standing,
        }),
      ],
    },
    now,
  );

describe('a subscription of the App Store', () => {
  it('is a contract that goes on', () => {
    expect(at({}, NOON - 1)).toEqual({
      kind: 'active',
      plan: 'monthly',
      paidBy: 'apple',
      renewsAt: NOON,
    });
    expect(at({ productId: 'example.oz.annual' }, NOON - 1)).toMatchObject({ plan: 'annual' });
  });

  it('goes on for a week while no renewal was heard of, and no longer', () => {
    expect(at({}, NOON + 7 * DAY_MS - 1).kind).toBe('active');
    expect(at({}, NOON + 7 * DAY_MS)).toEqual({ kind: 'ended', endedAt: NOON });
  });

  it('ends where it does not go on', () => {
    expect(at({ renews: false }, NOON - 1)).toMatchObject({ kind: 'cancelled', endsAt: NOON });
    expect(at({ renews: false }, NOON)).toEqual({ kind: 'ended', endedAt: NOON });
  });

  it('stands for as long as Apple is patient', () => {
    expect(at({ state: 'grace' }, NOON - 1)).toMatchObject({ kind: 'past-due', endsAt: NOON });
    expect(at({ state: 'grace' }, NOON)).toEqual({ kind: 'ended', endedAt: NOON });
  });

  it.each(['past-due', 'ended', 'revoked'] as const)('opens nothing once it is %s', (state) => {
    expect(at({ state }, NOON + 1).kind).toBe('ended');
  });

  it.each(['past-due', 'ended', 'revoked'] as const)(
    'ended when Apple says so, whenever one asks, where it is %s',
    (state) => {
      expect(at({ state }, NOON + 2 * DAY_MS)).toEqual({ kind: 'ended', endedAt: NOON });
      expect(at({ state }, NOON + 30 * DAY_MS)).toEqual({ kind: 'ended', endedAt: NOON });
    },
  );
});
