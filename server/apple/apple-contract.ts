import { GRACE_DAYS, type Plan, type Subscription } from '../../core/domain/contract/contract.ts';
import type { AppleStanding } from './apple-standing.ts';

const DAY_MS = 86_400_000;

/** What Apple's word means for a contract. Apple names the end itself: our week after a failed payment ends there. */
export function subscriptionOf({ state, until, renews, productId }: AppleStanding): Subscription {
  const ends = until.getTime();
  const said = (standing: Subscription['standing'], periodStartedAt = ends): Subscription => ({
    plan: planOf(productId),
    paidBy: 'apple',
    standing,
    periodStartedAt,
    periodEndsAt: ends,
  });
  const weekBefore = ends - GRACE_DAYS * DAY_MS;
  switch (state) {
    case 'active':
      return said(renews ? 'renewing' : 'ending');
    case 'grace':
      return said('past-due', weekBefore);
    case 'past-due':
    case 'ended':
    case 'revoked':
      return said('unpaid', weekBefore);
  }
}

/** As products are named in App Store Connect: the annual one says so. */
const planOf = (productId: string): Plan =>
  /annual|year/iu.test(productId) ? 'annual' : 'monthly';
