import type { Plan, Subscription } from '../../core/domain/contract/contract.ts';
import type { Language } from '../../core/shared/language.ts';

export interface Price {
  readonly plan: Plan;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  /** ISO 4217, such as `jpy`. */
  readonly currency: string;
}

/** Something changed at the provider; what it is now is asked for, so that their order never matters. */
export interface PaymentEvent {
  readonly id: string;
  /** Whom it is about; undefined: no customer. */
  readonly customerId: string | undefined;
}

export interface PageWish {
  readonly customerId: string;
  readonly language: Language;
  /** Where the learner goes afterwards; that she comes back says nothing of a payment. */
  readonly returnUrl: string;
}

/**
 * Takes payments by card. Every call but `readEvent` throws where the provider cannot be asked.
 *
 * - `customerOf` names a learner at the provider; asked twice, it is one name, and another than the one it is `instead` of.
 * - `openCheckout` gives the address of a page to pay at, and closes any that was opened for her before.
 * - `closePages` lets her pay at none of those that were opened; what she has paid at one by then stays.
 * - `openPortal` gives the address of a page with her cards and receipts.
 * - `subscriptionOf` is what the provider says now; undefined where there never was one.
 * - `learnerOf` is whom a customer was made for; undefined where the provider does not know the name any more.
 * - `cancel` lets what is paid for run out, and tells whether there was anything to cancel.
 * - `endUnpaid` ends what is still to be charged for a time that was not paid; `endNow` ends everything, paid or not.
 * - `readEvent` gives undefined for what the provider did not sign.
 * - `eventsSince` gives all events from a moment on.
 */
export interface Payments {
  /** Whether no money is taken. */
  readonly isPretended: boolean;
  prices(): Promise<readonly Price[]>;
  customerOf(learnerId: string, email: string | undefined, instead?: string): Promise<string>;
  openCheckout(wish: PageWish & { readonly plan: Plan }): Promise<string>;
  closePages(customerId: string): Promise<void>;
  openPortal(wish: PageWish): Promise<string>;
  subscriptionOf(customerId: string): Promise<Subscription | undefined>;
  learnerOf(customerId: string): Promise<string | undefined>;
  cancel(customerId: string): Promise<boolean>;
  endUnpaid(customerId: string): Promise<void>;
  endNow(customerId: string): Promise<void>;
  readEvent(body: string, signature: string): PaymentEvent | undefined;
  eventsSince(at: Date): AsyncIterable<PaymentEvent>;
}
