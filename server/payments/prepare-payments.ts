import type { StripeSettings } from '../contracts/read-contract-settings.ts';
import {
  EMBEDDED_KEYS,
  EmbeddedPayments,
  type EmbeddedPaymentsOptions,
} from './embedded/embedded-payments.ts';
import type { Payments } from './payments.ts';
import { StripePayments } from './stripe-payments.ts';

export interface PreparedPayments {
  readonly payments: Payments;
  /** The time by which contracts begin and end: that of who is paid. */
  readonly contractNow: () => Date;
  /** Whose pages are served; undefined beside real keys. */
  readonly embeddedPayments: EmbeddedPayments | undefined;
}

/** Payments as the settings say: through Stripe where its keys are set, and pretended ones where they are not. */
export function preparePayments(
  stripe: StripeSettings | undefined,
  options: EmbeddedPaymentsOptions,
): PreparedPayments {
  if (stripe) {
    const payments = new StripePayments({ ...stripe, isPretended: false });
    return { payments, contractNow: options.now, embeddedPayments: undefined };
  }
  const embeddedPayments = new EmbeddedPayments(options);
  const payments = new StripePayments({
    ...EMBEDDED_KEYS,
    isPretended: true,
    fetch: embeddedPayments.fetch,
  });
  return { payments, contractNow: () => embeddedPayments.now(), embeddedPayments };
}
