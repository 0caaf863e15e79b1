import type { Selectable } from 'kysely';
import type { Subscription } from '../../../core/domain/contract/contract.ts';
import type { AppleStanding } from '../../apple/apple-standing.ts';
import type { StoredContract } from '../../contracts/contracts.ts';
import type { Database } from '../../database/schema.ts';

/** What is read of a contract, a row for each subscription. */
export const OF_CONTRACT = [
  'contracts.learner_id',
  'trial_started_at',
  'customer_id',
  'version',
  'paid_by',
  'plan',
  'standing',
  'period_started_at',
  'period_ends_at',
] as const;
/** What is read of where the subscription of a purchase stands. */
export const OF_APPLE = [
  'original_transaction_id',
  'product_id',
  'state',
  'until',
  'renews',
  'said_at',
] as const;

type AnyOf<T, K extends keyof T> = { readonly [N in K]: T[N] | null };
type ContractRow = AnyOf<
  Selectable<Database['contracts']>,
  'learner_id' | 'trial_started_at' | 'customer_id' | 'version'
>;
type Row = AnyOf<
  Selectable<Database['subscriptions']>,
  Exclude<keyof Selectable<Database['subscriptions']>, 'learner_id'>
>;
type AppleRow = AnyOf<Selectable<Database['apple_subscriptions']>, (typeof OF_APPLE)[number]>;

/** Undefined where she has none. */
export const asContract = (rows: readonly (ContractRow & Row)[]): StoredContract | undefined => {
  const [contract] = rows;
  if (!contract || contract.learner_id === null || contract.version === null) return undefined;
  return {
    learnerId: contract.learner_id,
    trialStartedAt: contract.trial_started_at ?? undefined,
    customerId: contract.customer_id ?? undefined,
    subscriptions: rows.flatMap(asSubscription),
    version: contract.version,
  };
};

/** Undefined where Apple has said nothing. */
export const asStanding = (row: AppleRow | undefined): AppleStanding | undefined =>
  row?.original_transaction_id &&
  row.product_id &&
  row.state &&
  row.until &&
  row.renews !== null &&
  row.said_at
    ? {
        originalTransactionId: row.original_transaction_id,
        productId: row.product_id,
        state: row.state,
        until: row.until,
        renews: row.renews,
        saidAt: row.said_at,
      }
    : undefined;

/** None, where the contract has none. */
const asSubscription = (row: Row): readonly Subscription[] =>
  row.plan && row.paid_by && row.standing && row.period_started_at && row.period_ends_at
    ? [
        {
          plan: row.plan,
          paidBy: row.paid_by,
          standing: row.standing,
          periodStartedAt: row.period_started_at.getTime(),
          periodEndsAt: row.period_ends_at.getTime(),
        },
      ]
    : [];
