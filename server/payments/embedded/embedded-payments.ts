import { Stripe } from 'stripe';
import { answerApi } from './api.ts';
import { eventObject } from './as-stripe.ts';
import { Billing, RETRY_DAYS } from './billing.ts';
import { firstPayment, type Outcome } from './cards.ts';
import type { Checkout, EmbeddedState, Portal } from './state.ts';
import { noFile, type StateFile } from './state-file.ts';

export interface EmbeddedPaymentsOptions {
  readonly file?: StateFile;
  /** The clock that its own is ahead of. */
  readonly now: () => Date;
  /** Where learners find its pages, without a slash at the end. */
  readonly origin: () => string;
  /** Takes an event, with its signature, to who follows payments; tells whether it was heard. */
  readonly deliver: (body: string, signature: string) => Promise<boolean>;
  /** After which days a payment that failed is tried again; an operator of Stripe may choose others. */
  readonly retryDays?: readonly number[];
}

/** Where its pages are, on the same origin as the app. */
export const PAGES_AT = '/pretended_payments';

/** Known to everyone: it opens nothing but what is pretended, and is asked inside of this process. */
export const EMBEDDED_KEYS = {
  key: 'sk_pretended',
  webhookSecret: 'whsec_pretended_1234567890',
  url: 'http://payments.invalid',
} as const;

/** Seconds until an event that was not heard is sent again; then it is left to who asks for lost ones. */
const SENT_AGAIN_AFTER = [5, 30, 300, 3600, 6 * 3600, 24 * 3600, 48 * 3600];

/** A provider of payments that takes no money: the API of Stripe, its hosted pages and its events, with a clock that can be moved. */
export class EmbeddedPayments {
  readonly #options: EmbeddedPaymentsOptions;
  readonly #file: StateFile;
  readonly state: EmbeddedState;
  readonly #billing: Billing;
  #delivering: Promise<void> = Promise.resolve();

  constructor(options: EmbeddedPaymentsOptions) {
    this.#options = options;
    this.#file = options.file ?? noFile;
    this.state = this.#file.read();
    this.#billing = new Billing(this.state, options.retryDays ?? RETRY_DAYS);
  }

  /** Also the time by which contracts begin and end. */
  now(): Date {
    return new Date(this.#options.now().getTime() + this.state.aheadMs);
  }

  /** The way of the adapter to the API. */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    this.#settle();
    const { status, body } = answerApi(
      {
        state: this.state,
        billing: this.#billing,
        key: EMBEDDED_KEYS.key,
        now: () => this.#seconds(),
        pageAt: (kind, id) => `${this.#options.origin()}${PAGES_AT}/${kind}/${id}`,
      },
      {
        method: request.method,
        path: pathname + search,
        body: await request.text(),
        headers: request.headers,
      },
    );
    this.#file.write(this.state);
    void this.deliver();
    return Response.json(body, { status });
  };

  checkout(id: string): Checkout | undefined {
    this.#settle();
    return this.state.checkouts[id];
  }

  portal(id: string): Portal | undefined {
    this.#settle();
    return this.state.portals[id];
  }

  /** Pays with a card, or says why not; `isConfirmed`: her bank was told that it is she. */
  async pay(id: string, card: string, isConfirmed: boolean): Promise<Outcome> {
    const checkout = this.checkout(id);
    if (checkout?.status !== 'open') return 'unknown';
    const first = firstPayment(card);
    const outcome = first === 'to-confirm' && isConfirmed ? 'paid' : first;
    if (outcome === 'paid') this.#billing.begin(checkout, card, this.#seconds());
    await this.#told();
    return outcome;
  }

  async expire(id: string): Promise<void> {
    const checkout = this.checkout(id);
    if (checkout?.status === 'open') this.#billing.close(checkout, 'expired', this.#seconds());
    await this.#told();
  }

  async changeCard(customer: string, card: string): Promise<boolean> {
    const isGood = firstPayment(card) === 'paid' || firstPayment(card) === 'to-confirm';
    if (isGood) this.#billing.setCard(customer, card, this.#seconds());
    await this.#told();
    return isGood;
  }

  async setEnding(customer: string, isEnding: boolean): Promise<void> {
    for (const one of Object.values(this.state.subscriptions))
      if (one.customer === customer) this.#billing.setEnding(one, isEnding, this.#seconds());
    await this.#told();
  }

  /** As an operator does by hand: what she has ends, and her name is no longer known. */
  async remove(customer: string): Promise<void> {
    for (const one of Object.values(this.state.subscriptions))
      if (one.customer === customer && one.status !== 'canceled')
        this.#billing.end(one, 'cancellation_requested', this.#seconds());
    delete this.state.customers[customer];
    await this.#told();
  }

  /** Moves its clock on. */
  async pass(ms: number): Promise<void> {
    this.state.aheadMs += Math.max(0, ms);
    await this.#told();
  }

  /** Sends what was not heard yet and is due; what comes meanwhile, too. */
  deliver(): Promise<void> {
    this.#delivering = this.#delivering.then(() => this.#deliver());
    return this.#delivering;
  }

  /** What is due, and what is to be said of it. */
  async #told(): Promise<void> {
    this.#settle();
    this.#file.write(this.state);
    await this.deliver();
  }

  #settle(): void {
    this.#billing.runUntil(this.#seconds());
  }

  async #deliver(): Promise<void> {
    this.#settle();
    const { state } = this;
    for (const one of state.deliveries.filter(({ dueAt }) => dueAt <= this.#seconds())) {
      const event = state.events.find(({ id }) => id === one.eventId);
      const isHeard = !event || (await this.#send(JSON.stringify(eventObject(event))));
      const others = state.deliveries.filter((other) => other !== one);
      const wait = SENT_AGAIN_AFTER[one.tries];
      const again = { ...one, tries: one.tries + 1, dueAt: this.#seconds() + (wait ?? 0) };
      state.deliveries = isHeard || wait === undefined ? others : [...others, again];
      this.#file.write(state);
    }
  }

  async #send(body: string): Promise<boolean> {
    // Signed at the machine's own time, by which a signature is too old or not.
    const header = { payload: body, secret: EMBEDDED_KEYS.webhookSecret };
    const signature = Stripe.webhooks.generateTestHeaderString(header);
    return this.#options.deliver(body, signature).catch(() => false);
  }

  #seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }
}
