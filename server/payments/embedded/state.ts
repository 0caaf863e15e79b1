import type { Plan } from '../../../core/domain/contract/contract.ts';
import type { Language } from '../../../core/shared/language.ts';

/** All moments are whole seconds since 1970, by the clock of the provider. */
export interface Customer {
  readonly id: string;
  readonly email: string | null;
  readonly learnerId: string;
  /** The number of the card that is charged; null until she paid once. */
  readonly card: string | null;
}

export interface Checkout {
  readonly id: string;
  readonly customer: string;
  readonly plan: Plan;
  readonly status: 'open' | 'complete' | 'expired';
  readonly language: Language;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: number;
}

export interface Portal {
  readonly id: string;
  readonly customer: string;
  readonly language: Language;
  readonly returnUrl: string;
}

export interface Subscribed {
  readonly id: string;
  readonly customer: string;
  readonly plan: Plan;
  readonly status: 'active' | 'past_due' | 'canceled';
  /** From which periods are counted, and how many were begun. */
  readonly anchor: number;
  readonly periods: number;
  readonly isEnding: boolean;
  readonly endedAt: number | null;
  readonly reason: 'cancellation_requested' | 'payment_failed' | null;
  /** How often the payment of this period failed, and when it is tried again. */
  readonly failures: number;
  readonly retryAt: number | null;
}

export interface Invoice {
  readonly id: string;
  readonly customer: string;
  readonly subscription: string;
  readonly amount: number;
  readonly isPaid: boolean;
  readonly created: number;
}

export interface Happened {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  /** As the API gives it. */
  readonly object: Readonly<Record<string, unknown>>;
}

/** An event that was not heard yet. */
export interface Delivery {
  readonly eventId: string;
  readonly tries: number;
  readonly dueAt: number;
}

/** Everything that the provider keeps, by id; plain, so that it can be written to a file. */
export interface EmbeddedState {
  /** How far its clock is ahead of ours. */
  aheadMs: number;
  customers: Record<string, Customer>;
  checkouts: Record<string, Checkout>;
  portals: Record<string, Portal>;
  subscriptions: Record<string, Subscribed>;
  invoices: Record<string, Invoice>;
  /** In the order in which they happened. */
  events: Happened[];
  deliveries: Delivery[];
  /** What was answered to a request with a key, and what had been asked. */
  answered: Record<string, { readonly asked: string; readonly answer: unknown }>;
}

export const emptyState = (): EmbeddedState => ({
  aheadMs: 0,
  customers: {},
  checkouts: {},
  portals: {},
  subscriptions: {},
  invoices: {},
  events: [],
  deliveries: [],
  answered: {},
});
