import type { ColumnType, Generated } from 'kysely';
import type { PaidBy, Plan, Subscription } from '../../core/domain/contract/contract.ts';
import type { Time } from './columns.ts';

/** What is kept of contracts, and of what they allow. */
export interface ContractTables {
  submissions: { learner_id: string; monologue_id: string; at: Time };
  contracts: {
    learner_id: string;
    trial_started_at: ColumnType<Date | null, Date | undefined, Date>;
    customer_id: ColumnType<string | null, string | undefined, string | null>;
    version: Generated<number>;
    /** Until then a page to pay at is being opened for her. */
    checkout_until: ColumnType<Date | null, never, Date | null>;
    /** When she was told that her trial ends. */
    trial_told_at: ColumnType<Date | null, never, Date>;
  };
  subscriptions: {
    learner_id: string;
    paid_by: PaidBy;
    plan: Plan;
    standing: Subscription['standing'];
    period_started_at: Time;
    period_ends_at: Time;
  };
  /** Of the provider of payments: those that were heard. */
  payment_events: { id: string; at: Time };
}
