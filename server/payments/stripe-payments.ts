import { Stripe } from 'stripe';
import { PLANS, type Plan, type Subscription } from '../../core/domain/contract/contract.ts';
import type { Language } from '../../core/shared/language.ts';
import type { PageWish, PaymentEvent, Payments, Price } from './payments.ts';
import { asSubscription, bestOf } from './stripe-subscription.ts';

export interface StripePaymentsOptions {
  readonly key: string;
  readonly webhookSecret: string;
  /** Such as `https://api.stripe.com`. */
  readonly url: string;
  readonly isPretended: boolean;
  /** The way to it; the platform's own unless given. */
  readonly fetch?: typeof globalThis.fetch;
}

/** An operator gives these names to the prices, and may change the amounts behind them. */
const LOOKUP_KEYS: Readonly<Record<Plan, string>> = { monthly: 'oz_monthly', annual: 'oz_annual' };

const LOCALES: Readonly<Record<Language, 'ja' | 'en' | 'ko'>> = { ja: 'ja', en: 'en', ko: 'ko' };

/** Over. */
const DONE: readonly Stripe.Subscription.Status[] = ['canceled', 'incomplete_expired'];

/** Charged for, when a card is found that can be. */
const UNPAID: readonly Stripe.Subscription.Status[] = [
  'incomplete',
  'past_due',
  'unpaid',
  'paused',
];

/** A customer whom the operator has removed there has nothing there. */
async function ofKnown<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    const isMissing =
      error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
    if (isMissing) return undefined;
    throw error;
  }
}

/** Payments through Stripe, or through what speaks as it does. */
export class StripePayments implements Payments {
  readonly isPretended: boolean;
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;

  constructor({ key, webhookSecret, url, isPretended, fetch }: StripePaymentsOptions) {
    const { protocol, hostname, port } = new URL(url);
    const isPlain = protocol === 'http:';
    this.isPretended = isPretended;
    this.#webhookSecret = webhookSecret;
    this.#stripe = new Stripe(key, {
      host: hostname,
      port: port || (isPlain ? 80 : 443),
      protocol: isPlain ? 'http' : 'https',
      telemetry: false,
      timeout: 10_000,
      httpClient: Stripe.createFetchHttpClient(fetch),
    });
  }

  async prices(): Promise<readonly Price[]> {
    const found = await this.#prices();
    return found.flatMap(({ plan, price }) =>
      price.unit_amount === null
        ? []
        : [{ plan, amount: price.unit_amount, currency: price.currency }],
    );
  }

  async customerOf(learnerId: string, email?: string, instead?: string): Promise<string> {
    const { id } = await this.#stripe.customers.create(
      { ...(email !== undefined && { email }), metadata: { learner_id: learnerId } },
      // The same for two who ask at once, and another where her email has changed since, or her name is gone.
      { idempotencyKey: ['customer', learnerId, email, instead].join(' ').trimEnd() },
    );
    return id;
  }

  async openCheckout(wish: PageWish & { readonly plan: Plan }): Promise<string> {
    const { customerId: customer, plan, language, returnUrl } = wish;
    const price = (await this.#prices()).find((one) => one.plan === plan)?.price;
    if (!price) throw new Error(`The provider has no price named ${LOOKUP_KEYS[plan]}`);
    await this.closePages(customer);
    const { url } = await this.#stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: price.id, quantity: 1 }],
      locale: LOCALES[language],
      success_url: `${returnUrl}?from=checkout`,
      cancel_url: returnUrl,
    });
    if (url === null) throw new Error('The provider opened no page to pay at');
    return url;
  }

  async closePages(customerId: string): Promise<void> {
    const open = await ofKnown(() =>
      this.#stripe.checkout.sessions.list({ customer: customerId, status: 'open' }),
    );
    for (const { id } of open?.data ?? []) await this.#close(id);
  }

  async openPortal({ customerId, language, returnUrl }: PageWish): Promise<string> {
    const { url } = await this.#stripe.billingPortal.sessions.create({
      customer: customerId,
      locale: LOCALES[language],
      return_url: returnUrl,
    });
    return url;
  }

  async subscriptionOf(customerId: string): Promise<Subscription | undefined> {
    const all = await this.#subscriptions(customerId);
    return bestOf(all.flatMap((one) => asSubscription(one) ?? []));
  }

  async learnerOf(customerId: string): Promise<string | undefined> {
    const customer = await ofKnown(() => this.#stripe.customers.retrieve(customerId));
    return customer && 'metadata' in customer ? customer.metadata['learner_id'] : undefined;
  }

  async cancel(customerId: string): Promise<boolean> {
    const living = await this.#living(customerId);
    for (const { id } of living)
      await this.#stripe.subscriptions.update(id, { cancel_at_period_end: true });
    return living.length > 0;
  }

  async endUnpaid(customerId: string): Promise<void> {
    for (const { id, status } of await this.#living(customerId))
      if (UNPAID.includes(status)) await this.#stripe.subscriptions.cancel(id);
  }

  async endNow(customerId: string): Promise<void> {
    await this.closePages(customerId);
    for (const { id } of await this.#living(customerId))
      await this.#stripe.subscriptions.cancel(id);
  }

  readEvent(body: string, signature: string): PaymentEvent | undefined {
    try {
      const event = this.#stripe.webhooks.constructEvent(body, signature, this.#webhookSecret);
      return asEvent(event);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
      throw error;
    }
  }

  async *eventsSince(at: Date): AsyncIterable<PaymentEvent> {
    const created = { gte: Math.floor(at.getTime() / 1000) };
    for await (const event of this.#stripe.events.list({ created, limit: 100 }))
      yield asEvent(event);
  }

  async #prices() {
    const { data } = await this.#stripe.prices.list({
      active: true,
      lookup_keys: Object.values(LOOKUP_KEYS),
    });
    return PLANS.flatMap((plan) => {
      const price = data.find(({ lookup_key: name }) => name === LOOKUP_KEYS[plan]);
      return price ? [{ plan, price }] : [];
    });
  }

  /** One at which she has paid a moment ago cannot be closed, and need not be. */
  async #close(page: string): Promise<void> {
    const { sessions } = this.#stripe.checkout;
    try {
      await sessions.expire(page);
    } catch (error) {
      if ((await sessions.retrieve(page)).status === 'open') throw error;
    }
  }

  async #subscriptions(customer: string): Promise<readonly Stripe.Subscription[]> {
    const all = await ofKnown(() => {
      const pages = this.#stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
      return pages.autoPagingToArray({ limit: 1000 });
    });
    return all ?? [];
  }

  async #living(customer: string): Promise<readonly Stripe.Subscription[]> {
    return (await this.#subscriptions(customer)).filter(({ status }) => !DONE.includes(status));
  }
}

/** Objects of every kind name their customer in the same way, and a customer is one itself. */
function asEvent({ id, type, data }: Stripe.Event): PaymentEvent {
  const about: Readonly<Record<string, unknown>> = { ...data.object };
  const isCustomer = type.startsWith('customer.') && !('customer' in about);
  const named = about[isCustomer ? 'id' : 'customer'];
  return { id, customerId: typeof named === 'string' ? named : undefined };
}
