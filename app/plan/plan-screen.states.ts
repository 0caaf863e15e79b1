import { allowedAt } from '../../core/domain/contract/allowed-at.ts';
import type { Subscription } from '../../core/domain/contract/contract.ts';
import type { KnownContract } from '../../core/ports/contract-api.ts';
import type { PlanState } from './plan-state.ts';

const now = Date.UTC(2026, 10, 21, 3);
const DAY_MS = 86_400_000;

const paid: Subscription = {
  plan: 'monthly',
  paidBy: 'card',
  standing: 'renewing',
  periodStartedAt: now - 9 * DAY_MS,
  periodEndsAt: now + 21 * DAY_MS,
};

const knownWith = (trialDaysAgo: number, ...subscriptions: Subscription[]): KnownContract => ({
  facts: {
    isNeeded: true,
    trialDays: 14,
    trialStartedAt: now - trialDaysAgo * DAY_MS,
    subscriptions,
  },
  now,
  hasPortal: subscriptions.length > 0,
  prices: [
    { plan: 'monthly', amount: 1980, currency: 'jpy' },
    { plan: 'annual', amount: 19_800, currency: 'jpy' },
  ],
  isPretended: false,
});

type Shown = Extract<PlanState, { step: 'shown' }>;

const shown = (known: KnownContract, also: Partial<Shown> = {}): Shown => ({
  step: 'shown',
  known,
  isInStore: false,
  allowed: allowedAt(known.facts, known.now),
  doing: 'nothing',
  error: undefined,
  news: undefined,
  ...also,
});

const trial = knownWith(4);
const active = knownWith(100, paid);
const cancelled = knownWith(100, { ...paid, plan: 'annual', standing: 'ending' });
const free = { ...trial, facts: { ...trial.facts, isNeeded: false }, prices: [] };

export const planStates: Readonly<Record<string, PlanState>> = {
  loading: { step: 'loading' },
  failed: { step: 'failed', error: { kind: 'offline' } },
  free: shown(free),
  trial: shown(trial),
  pretended: shown({ ...trial, isPretended: true }),
  'no-prices': shown({ ...trial, prices: [] }),
  opening: shown(trial, { doing: 'opening' }),
  guest: shown(trial, { error: { kind: 'account-needed' } }),
  looking: shown(trial, { doing: 'looking' }),
  'not-paid-yet': shown(trial, { news: 'not-paid-yet' }),
  active: shown(active, { news: 'paid' }),
  asking: shown(active, { doing: 'asking' }),
  cancelling: shown(active, { doing: 'cancelling' }),
  'not-cancelled': shown(active, { error: { kind: 'cancellation-failed' } }),
  cancelled: shown(cancelled, { news: 'cancelled' }),
  'past-due': shown(
    knownWith(100, { ...paid, standing: 'past-due', periodStartedAt: now - 2 * DAY_MS }),
  ),
  ended: shown(knownWith(100, { ...paid, standing: 'ending', periodEndsAt: now - 3 * DAY_MS })),
  store: shown(trial, { isInStore: true }),
  buying: shown(trial, { isInStore: true, doing: 'buying' }),
  'not-bought': shown(trial, { isInStore: true, news: 'not-bought' }),
  'not-attached': shown(trial, { isInStore: true, news: 'not-attached' }),
  'store-failed': shown(trial, { isInStore: true, error: { kind: 'store-failed' } }),
  'store-denied': shown(trial, { isInStore: true, error: { kind: 'store-denied' } }),
  'store-unsupported': shown(trial, { isInStore: true, error: { kind: 'store-unsupported' } }),
  'purchase-refused': shown(trial, { isInStore: true, error: { kind: 'purchase-refused' } }),
  apple: shown({ ...knownWith(100, { ...paid, paidBy: 'apple' }), hasPortal: false }),
};
