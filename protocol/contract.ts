import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { ChosenLanguage, Instant } from './values.ts';

const Plan = v.picklist(['monthly', 'annual']);

/** As the provider of payments has it; see `Subscription` of core/domain/contract. */
const WireSubscription = v.object({
  plan: Plan,
  paid_by: v.picklist(['card', 'apple']),
  standing: v.picklist(['renewing', 'past-due', 'ending', 'unpaid']),
  period_started_at: Instant,
  period_ends_at: Instant,
});

export const KnownContract = v.object({
  /** False where everything is open to everyone. */
  is_needed: v.boolean(),
  /** The time by which contracts begin and end. */
  now: Instant,
  trial_days: v.number(),
  trial_started_at: v.nullable(Instant),
  subscriptions: v.array(WireSubscription),
  customer_id: v.nullable(v.string()),
  /** `amount` in the smallest unit of the currency; empty while the provider cannot be asked. */
  plans: v.array(v.object({ plan: Plan, amount: v.number(), currency: v.string() })),
  /** Whether no money is taken: an Oz to look around in. */
  is_pretended: v.boolean(),
});

export const subscriptions = endpoint({
  method: 'GET',
  path: 'v2/auth/subscriptions',
  summary: 'The contract of the learner, and what plans there are',
  auth: 'bearer',
  reply: KnownContract,
  refusals: [],
});

const Page = v.object({ url: v.string() });

export const openCheckout = endpoint({
  method: 'POST',
  path: 'v1/stripe_checkout_session',
  summary: 'Open a page of the provider at which to pay for a plan by card',
  auth: 'bearer',
  body: v.object({ plan: Plan, language: v.optional(ChosenLanguage, 'ja') }),
  reply: Page,
  // Where everything is open there is nothing to pay for.
  refusals: ['not-found', 'already-contracted', 'account-needed', 'payment-unavailable'],
});

export const openPortal = endpoint({
  method: 'POST',
  path: 'v1/stripe_portal_session',
  summary: 'Open a page of the provider with her cards and receipts',
  auth: 'bearer',
  body: v.object({ language: v.optional(ChosenLanguage, 'ja') }),
  reply: Page,
  refusals: ['not-found', 'payment-unavailable'],
});

export const cancelSubscription = endpoint({
  method: 'DELETE',
  path: 'v1/auth/subscription',
  summary:
    'Let the contract run out: it ends at 12:00 in Japan on its end date. One of the App Store is cancelled on the device alone',
  auth: 'bearer',
  reply: 'nothing',
  refusals: ['not-found', 'cancellation-failed'],
});

/** Called by the provider, which signs the very bytes of the body in `stripe-signature`. */
export const paymentEvent = endpoint({
  method: 'POST',
  path: 'v1/stripe_webhook',
  summary: 'Hear of an event of the provider of payments; each once, in any order',
  auth: 'none',
  body: v.looseObject({ id: v.string(), type: v.string() }),
  reply: 'nothing',
  refusals: [],
});
