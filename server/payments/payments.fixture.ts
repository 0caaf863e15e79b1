import {
  EMBEDDED_KEYS,
  EmbeddedPayments,
  type EmbeddedPaymentsOptions,
} from './embedded/embedded-payments.ts';
import { StripePayments } from './stripe-payments.ts';

export const DAY_MS = 86_400_000;
export const WISH = { language: 'ja', returnUrl: 'https://oz.example/ja/account/plan' } as const;

/** The adapter beside the embedded provider, on a clock that stands; what the provider tells is kept in `told`. */
export function pretendedPayments(options: Pick<EmbeddedPaymentsOptions, 'retryDays'> = {}) {
  const told: { readonly body: string; readonly signature: string }[] = [];
  const line = { isDead: false };
  const provider = new EmbeddedPayments({
    ...options,
    now: () => new Date('2026-11-21T00:00:00Z'),
    origin: () => 'https://oz.example',
    deliver: async (body, signature) => {
      if (!line.isDead) told.push({ body, signature });
      return !line.isDead;
    },
  });
  const payments = new StripePayments({
    ...EMBEDDED_KEYS,
    isPretended: true,
    fetch: provider.fetch,
  });
  return { provider, payments, told, line };
}

/** The id at the end of the address of a page. */
export const idOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
