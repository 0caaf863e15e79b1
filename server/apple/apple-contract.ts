import { GRACE_DAYS, type Plan, type Subscription } from '../../core/domain/contract/contract.ts';
import type { AppleStanding } from './apple-standing.ts';

const DAY_MS = 86_400_000;

/** What Apple's word means for a contract. Apple says itself when its grace ends. */
export function subscriptionOf({ state, until, renews, productId }: AppleStanding): Subscription {
  const ends = until.getTime();
  const said = (standing: Subscription['standing'], periodStartedAt = ends): Subscription => ({
    plan: planOf(productId),
    paidBy: 'apple',
    standing,
    periodStartedAt,
    periodEndsAt: ends,
  });
  switch (state) {
    case 'active':
      return said(renews ? 'renewing' : 'ending');
    case 'grace':
      return said('past-due', ends - GRACE_DAYS * DAY_MS);
    case 'past-due':
    case 'ended':
    case 'revoked':
      return said('unpaid');
  }
}

/** As products are named in App Store Connect: the annual one says so. */
const planOf = (productId: string): Plan =>
  /annual|year/iu.test(productId) ? 'annual' : 'monthly';
