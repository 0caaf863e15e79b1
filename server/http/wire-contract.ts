import type * as v from 'valibot';
import type { ContractFacts } from '../../core/domain/contract/contract.ts';
import type { KnownContract } from '../../protocol/contract.ts';
import type { Price } from '../payments/payments.ts';

interface Known {
  readonly facts: ContractFacts;
  readonly now: Date;
  readonly customerId: string | undefined;
  readonly plans: readonly Price[];
  readonly isPretended: boolean;
}

export const wireContract = (known: Known): v.InferInput<typeof KnownContract> => ({
  is_needed: known.facts.isNeeded,
  now: known.now.toISOString(),
  trial_days: known.facts.trialDays,
  trial_started_at: iso(known.facts.trialStartedAt) ?? null,
  subscriptions: known.facts.subscriptions.map((one) => ({
    plan: one.plan,
    paid_by: one.paidBy,
    standing: one.standing,
    period_started_at: new Date(one.periodStartedAt).toISOString(),
    period_ends_at: new Date(one.periodEndsAt).toISOString(),
  })),
  customer_id: known.customerId ?? null,
  plans: known.plans.map(({ plan, amount, currency }) => ({ plan, amount, currency })),
  is_pretended: known.isPretended,
});

const iso = (ms: number | undefined): string | undefined =>
  ms === undefined ? undefined : new Date(ms).toISOString();
