import { randomBytes } from 'node:crypto';
import { AMOUNTS } from './prices.ts';
import {
  checkoutObject,
  customerObject,
  invoiceObject,
  periodEnd,
  subscriptionObject,
} from './as-stripe.ts';
import { isRenewable } from './cards.ts';
import type { Checkout, EmbeddedState, Invoice, Subscribed } from './state.ts';

const DAY = 86_400;
/** After the renewal and after each failure, as Stripe's usual settings come to; then it is given up. */
export const RETRY_DAYS: readonly number[] = [3, 2, 2];

export const newId = (kind: string): string => `${kind}_${randomBytes(18).toString('base64url')}`;

/** What becomes of subscriptions: they are begun, renewed, tried again, and end. Moments are seconds. */
export class Billing {
  readonly #state: EmbeddedState;
  readonly #retryDays: readonly number[];

  constructor(state: EmbeddedState, retryDays: readonly number[]) {
    this.#state = state;
    this.#retryDays = retryDays;
  }

  begin(checkout: Checkout, card: string, now: number): void {
    const { customer, plan } = checkout;
    this.setCard(customer, card, now);
    const one: Subscribed = {
      id: newId('sub'),
      customer,
      plan,
      status: 'active',
      anchor: now,
      periods: 0,
      isEnding: false,
      endedAt: null,
      reason: null,
      failures: 0,
      retryAt: null,
    };
    this.#state.subscriptions[one.id] = one;
    this.#happened('customer.subscription.created', subscriptionObject(one), now);
    this.#charge(one, true, now);
    this.close(checkout, 'complete', now);
  }

  close(checkout: Checkout, status: 'complete' | 'expired', now: number): void {
    const closed = { ...checkout, status };
    this.#state.checkouts[checkout.id] = closed;
    const type = status === 'complete' ? 'completed' : 'expired';
    this.#happened(`checkout.session.${type}`, checkoutObject(closed, null), now);
  }

  setCard(customerId: string, card: string, now: number): void {
    const customer = this.#state.customers[customerId];
    if (!customer) return;
    this.#state.customers[customerId] = { ...customer, card };
    this.#happened('customer.updated', customerObject({ ...customer, card }), now);
    for (const one of this.#of(customerId)) if (one.status === 'past_due') this.#tryAgain(one, now);
  }

  setEnding(one: Subscribed, isEnding: boolean, now: number): void {
    if (one.status === 'canceled') return;
    const reason = isEnding ? ('cancellation_requested' as const) : null;
    this.#change({ ...one, isEnding, reason }, 'updated', now);
  }

  end(one: Subscribed, reason: Subscribed['reason'], at: number): void {
    if (one.status === 'canceled') return;
    this.#change({ ...one, status: 'canceled', endedAt: at, reason, retryAt: null }, 'deleted', at);
  }

  /** All that was due by now, each at its own moment. */
  runUntil(now: number): void {
    for (const one of Object.values(this.#state.checkouts))
      if (one.status === 'open' && one.expiresAt <= now) this.close(one, 'expired', one.expiresAt);
    for (const { id } of Object.values(this.#state.subscriptions)) {
      for (;;) {
        const one = this.#state.subscriptions[id];
        if (!one || one.status === 'canceled') break;
        const due = Math.min(one.retryAt ?? Infinity, periodEnd(one));
        if (due > now) break;
        if (due === one.retryAt) this.#tryAgain(one, due);
        else if (one.isEnding) this.end(one, one.reason, due);
        else this.#renew(one, due);
      }
    }
  }

  #renew(before: Subscribed, at: number): void {
    const one = { ...before, periods: before.periods + 1 };
    if (isRenewable(this.#cardOf(one))) return this.#paid(one, at);
    this.#charge(one, false, at);
    const retryAt = at + (this.#retryDays[0] ?? 0) * DAY;
    this.#change({ ...one, status: 'past_due', failures: 1, retryAt }, 'updated', at);
  }

  #tryAgain(one: Subscribed, at: number): void {
    if (isRenewable(this.#cardOf(one))) return this.#paid(one, at);
    this.#charge(one, false, at);
    const wait = this.#retryDays[one.failures];
    if (wait === undefined) return this.end(one, 'payment_failed', at);
    const failed = { ...one, failures: one.failures + 1, retryAt: at + wait * DAY };
    this.#change(failed, 'updated', at);
  }

  #paid(one: Subscribed, at: number): void {
    this.#charge(one, true, at);
    this.#change({ ...one, status: 'active', failures: 0, retryAt: null }, 'updated', at);
  }

  #charge(one: Subscribed, isPaid: boolean, created: number): void {
    const invoice: Invoice = {
      id: newId('in'),
      customer: one.customer,
      subscription: one.id,
      amount: AMOUNTS[one.plan],
      isPaid,
      created,
    };
    this.#state.invoices[invoice.id] = invoice;
    const type = isPaid ? 'invoice.paid' : 'invoice.payment_failed';
    this.#happened(type, invoiceObject(invoice), created);
  }

  #change(one: Subscribed, how: 'updated' | 'deleted', at: number): void {
    this.#state.subscriptions[one.id] = one;
    this.#happened(`customer.subscription.${how}`, subscriptionObject(one), at);
  }

  #happened(type: string, object: Readonly<Record<string, unknown>>, created: number): void {
    const id = newId('evt');
    this.#state.events.push({ id, type, created, object });
    this.#state.deliveries.push({ eventId: id, tries: 0, dueAt: created });
  }

  #cardOf = ({ customer }: Subscribed): string | null =>
    this.#state.customers[customer]?.card ?? null;

  #of = (customer: string): readonly Subscribed[] =>
    Object.values(this.#state.subscriptions).filter((one) => one.customer === customer);
}
