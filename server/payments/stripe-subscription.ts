import type { Stripe } from 'stripe';
import type { Subscription } from '../../core/domain/contract/contract.ts';

/** What a contract needs to know of a subscription at Stripe; undefined for one whose first payment never came. */
export function asSubscription(one: Stripe.Subscription): Subscription | undefined {
  const [item] = one.items.data;
  const standing = standingOf(one);
  if (!item || !standing) return undefined;
  const endsAt = one.ended_at ?? one.cancel_at ?? item.current_period_end;
  return {
    plan: item.price.recurring?.interval === 'year' ? 'annual' : 'monthly',
    paidBy: 'card',
    standing,
    periodStartedAt: item.current_period_start * 1000,
    periodEndsAt: (standing === 'ending' ? endsAt : item.current_period_end) * 1000,
  };
}

/** The one that counts: of several, what lets her in soonest and longest. */
export const bestOf = (all: readonly Subscription[]): Subscription | undefined =>
  all.toSorted(
    (a, b) =>
      ORDER.indexOf(a.standing) - ORDER.indexOf(b.standing) || b.periodEndsAt - a.periodEndsAt,
  )[0];

const ORDER: readonly Subscription['standing'][] = ['renewing', 'past-due', 'ending', 'unpaid'];

function standingOf(one: Stripe.Subscription): Subscription['standing'] | undefined {
  switch (one.status) {
    case 'active':
    case 'trialing':
      return one.cancel_at_period_end || one.cancel_at !== null ? 'ending' : 'renewing';
    case 'past_due':
      return 'past-due';
    case 'unpaid':
    case 'paused':
      return 'unpaid';
    case 'canceled':
      return one.cancellation_details?.reason === 'payment_failed' ? 'unpaid' : 'ending';
    default:
      return undefined;
  }
}
