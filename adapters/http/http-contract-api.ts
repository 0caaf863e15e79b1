import type * as v from 'valibot';
import type { ContractFacts, Plan } from '../../core/domain/contract/contract.ts';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type {
  AccountNeeded,
  CancellationFailed,
  ContractApi,
  KnownContract,
  OpenCheckoutError,
  PaymentUnavailable,
  PurchaseRefused,
} from '../../core/ports/contract-api.ts';
import type { Language } from '../../core/shared/language.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { attachPurchase } from '../../protocol/account.ts';
import {
  cancelSubscription,
  openCheckout,
  openPortal,
  subscriptions,
  type KnownContract as WireContract,
} from '../../protocol/contract.ts';
import type { HttpClient } from './http-client.ts';

export class HttpContractApi implements ContractApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async contract(): Promise<Result<KnownContract, ApiError>> {
    const known = await this.#http.call(subscriptions, {}, { isPatient: true });
    return known.ok ? ok(asKnown(known.value)) : known;
  }

  async openCheckout(
    plan: Plan,
    language: Language,
  ): Promise<Result<string, ApiError | NotFound | OpenCheckoutError>> {
    const body = { plan, language };
    const opened = await this.#http.call(openCheckout, { body }, { isPatient: true });
    return opened.ok ? ok(opened.value.url) : opened;
  }

  async openPortal(
    language: Language,
  ): Promise<Result<string, ApiError | NotFound | PaymentUnavailable>> {
    const opened = await this.#http.call(openPortal, { body: { language } }, { isPatient: true });
    return opened.ok ? ok(opened.value.url) : opened;
  }

  async attachPurchase(
    signedTransaction: string,
  ): Promise<Result<void, ApiError | PurchaseRefused | AccountNeeded>> {
    const body = { signed_transaction: signedTransaction };
    return this.#http.call(attachPurchase, { body }, { isPatient: true });
  }

  async cancel(): Promise<Result<void, ApiError | NotFound | CancellationFailed>> {
    return this.#http.call(cancelSubscription, {}, { isPatient: true });
  }
}

type Wire = v.InferOutput<typeof WireContract>;

const asKnown = (wire: Wire): KnownContract => ({
  facts: factsOf(wire),
  now: Date.parse(wire.now),
  hasPortal: wire.customer_id !== null,
  prices: wire.plans,
  isPretended: wire.is_pretended,
});

const factsOf = (wire: Wire): ContractFacts => ({
  isNeeded: wire.is_needed,
  trialDays: wire.trial_days,
  trialStartedAt: wire.trial_started_at === null ? undefined : Date.parse(wire.trial_started_at),
  subscriptions: wire.subscriptions.map((one) => ({
    plan: one.plan,
    paidBy: one.paid_by,
    standing: one.standing,
    periodStartedAt: Date.parse(one.period_started_at),
    periodEndsAt: Date.parse(one.period_ends_at),
  })),
});
