import { monthsAfter } from '../../../core/domain/contract/japan-calendar.ts';
import { priceOf } from './prices.ts';
import type { Checkout, Customer, Happened, Invoice, Subscribed } from './state.ts';

/** Objects as Stripe's API gives them: what the adapter reads of them, by the same names. */
export const customerObject = ({ id, email, learnerId }: Customer) => ({
  id,
  object: 'customer',
  email,
  metadata: { learner_id: learnerId },
});

export const checkoutObject = (one: Checkout, url: string | null) => ({
  id: one.id,
  object: 'checkout.session',
  mode: 'subscription',
  customer: one.customer,
  status: one.status,
  expires_at: one.expiresAt,
  url,
});

/** When a period begins; the `periods`-th after the first. */
export function periodStart({ anchor, plan }: Subscribed, periods: number): number {
  const months = periods * (plan === 'annual' ? 12 : 1);
  return monthsAfter(anchor * 1000, months) / 1000;
}

export const periodEnd = (one: Subscribed): number => periodStart(one, one.periods + 1);

export const subscriptionObject = (one: Subscribed) => ({
  id: one.id,
  object: 'subscription',
  customer: one.customer,
  status: one.status,
  cancel_at_period_end: one.isEnding && one.status !== 'canceled',
  cancel_at: one.isEnding && one.status !== 'canceled' ? periodEnd(one) : null,
  ended_at: one.endedAt,
  cancellation_details: { reason: one.reason },
  items: {
    object: 'list',
    has_more: false,
    data: [
      {
        id: `si_${one.id}`,
        object: 'subscription_item',
        current_period_start: periodStart(one, one.periods),
        current_period_end: periodEnd(one),
        price: priceOf(one.plan),
      },
    ],
  },
});

export const invoiceObject = (one: Invoice) => ({
  id: one.id,
  object: 'invoice',
  customer: one.customer,
  status: one.isPaid ? 'paid' : 'open',
  total: one.amount,
  currency: 'jpy',
  created: one.created,
  parent: {
    type: 'subscription_details',
    subscription_details: { subscription: one.subscription },
  },
});

export const eventObject = ({ id, type, created, object }: Happened) => ({
  id,
  object: 'event',
  type,
  created,
  data: { object },
});
