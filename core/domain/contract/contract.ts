import { middayOf } from './japan-calendar.ts';

export const PLANS = ['monthly', 'annual'] as const;

export type Plan = (typeof PLANS)[number];

/** Where an Apple subscription is cancelled no server can reach: in the settings of the device. */
export type PaidBy = 'card' | 'apple';

/**
 * What the provider of payments says of a subscription; moments are ms since 1970.
 *
 * - `renewing` is paid, and goes on after its period.
 * - `past-due` began a period whose payment failed, and is tried again.
 * - `ending` was cancelled, and does not go on; `periodEndsAt` is when it ends or ended.
 * - `unpaid` was given up after a payment failed.
 */
export interface Subscription {
  readonly plan: Plan;
  readonly paidBy: PaidBy;
  readonly standing: 'renewing' | 'past-due' | 'ending' | 'unpaid';
  readonly periodStartedAt: number;
  readonly periodEndsAt: number;
}

/** What is known of a learner's contract; moments are ms since 1970. */
export interface ContractFacts {
  /** False where this Oz asks for none. */
  readonly isNeeded: boolean;
  readonly trialDays: number;
  /** When she first used what a contract covers; undefined where she has not yet. */
  readonly trialStartedAt: number | undefined;
  /** At most one by each way of paying. */
  readonly subscriptions: readonly Subscription[];
}

/** How a contract stands at a moment; other moments are ms since 1970. */
export type Contract =
  | { readonly kind: 'free' }
  | { readonly kind: 'trial'; readonly endsAt: number }
  | (Paid & { readonly kind: 'active'; readonly renewsAt: number })
  | (Paid & { readonly kind: 'past-due' | 'cancelled'; readonly endsAt: number })
  | { readonly kind: 'ended'; readonly endedAt: number };

type Paid = Pick<Subscription, 'plan' | 'paidBy'>;

const DAY_MS = 86_400_000;
/** For which she goes on after a payment failed, while it is tried again. */
export const GRACE_DAYS = 7;

/** Midday in Japan: so many days after the day on which the trial began. */
export const endOfTrial = (startedAt: number, days: number): number =>
  middayOf(startedAt + days * DAY_MS);

export function contractAt(facts: ContractFacts, now: number): Contract {
  if (!facts.isNeeded) return { kind: 'free' };
  const paid = facts.subscriptions.map((subscription) => paidAt(subscription, now));
  const living = LIVING.map((kind) => paid.find((one) => one.kind === kind)).find((one) => one);
  if (living) return living;
  const trialEnds = endOfTrial(facts.trialStartedAt ?? now, facts.trialDays);
  if (now < trialEnds) return { kind: 'trial', endsAt: trialEnds };
  const ends = paid.map((one) => (one.kind === 'ended' ? one.endedAt : trialEnds));
  return { kind: 'ended', endedAt: Math.max(trialEnds, ...ends) };
}

/** What counts where there are several. */
const LIVING = ['active', 'cancelled', 'past-due'] as const;

function paidAt(subscription: Subscription, now: number): Contract {
  const { plan, paidBy, standing, periodStartedAt, periodEndsAt } = subscription;
  const grace = middayOf(periodStartedAt + GRACE_DAYS * DAY_MS);
  const until = (kind: 'past-due' | 'cancelled', endsAt: number): Contract =>
    now < endsAt ? { kind, plan, paidBy, endsAt } : { kind: 'ended', endedAt: endsAt };
  switch (standing) {
    case 'renewing':
      // Also after its period: a renewal that was not heard of yet is no reason to refuse her. Cards are asked for every
      // night; of Apple, which can not be asked, silence for longer means that it ended.
      if (paidBy === 'apple' && now >= middayOf(periodEndsAt + GRACE_DAYS * DAY_MS))
        return { kind: 'ended', endedAt: periodEndsAt };
      return { kind: 'active', plan, paidBy, renewsAt: periodEndsAt };
    case 'past-due':
      return until('past-due', grace);
    case 'ending':
      return until('cancelled', middayOf(periodEndsAt));
    case 'unpaid':
      return { kind: 'ended', endedAt: Math.min(grace, now) };
  }
}
