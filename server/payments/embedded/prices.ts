import type { Plan } from '../../../core/domain/contract/contract.ts';

/** In yen; they are never paid. */
export const AMOUNTS: Readonly<Record<Plan, number>> = { monthly: 1980, annual: 19_800 };

export const priceOf = (plan: Plan) => ({
  id: `price_${plan}`,
  object: 'price',
  active: true,
  currency: 'jpy',
  lookup_key: `oz_${plan}`,
  unit_amount: AMOUNTS[plan],
  recurring: { interval: plan === 'annual' ? 'year' : 'month', interval_count: 1 },
});
