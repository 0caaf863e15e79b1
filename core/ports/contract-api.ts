import type { ContractFacts, Plan } from '../domain/contract/contract.ts';
import type { Language } from '../shared/language.ts';
import type { Result } from '../shared/result.ts';
import type { ApiError, NotFound } from './api-error.ts';

export interface PlanPrice {
  readonly plan: Plan;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  /** ISO 4217, such as `jpy`. */
  readonly currency: string;
}

/** What the server knows of her contract, and what plans there are. */
export interface KnownContract {
  readonly facts: ContractFacts;
  /** The server's time (ms since 1970), by which contracts begin and end. */
  readonly now: number;
  /** Whether she has cards and receipts at the provider of payments. */
  readonly hasPortal: boolean;
  /** Empty while the provider cannot be asked. */
  readonly prices: readonly PlanPrice[];
  /** Whether no money is taken: an Oz to look around in. */
  readonly isPretended: boolean;
}

/** She has a contract that goes on, or lasts until its end. */
export type AlreadyContracted = { readonly kind: 'already-contracted' };
/** A guest makes an account first. */
export type AccountNeeded = { readonly kind: 'account-needed' };
export type PaymentUnavailable = { readonly kind: 'payment-unavailable' };
export type CancellationFailed = { readonly kind: 'cancellation-failed' };

/** Apple did not sign it for this app, took it back, or it is another learner's. */
export type PurchaseRefused = { readonly kind: 'purchase-refused' };

export type OpenCheckoutError = AlreadyContracted | AccountNeeded | PaymentUnavailable;

/**
 * The contract of the learner who is signed in.
 *
 * - `openCheckout` and `openPortal` give the address of a page of the provider, which leads back to the plans; that she
 *   comes back says nothing of a payment.
 * - Where everything is open there is nothing to pay for: `not-found`.
 * - `attachPurchase` makes a purchase hers that the App Store signed; sent again, it is hers as before.
 * - `cancel` lets the contract run out, at 12:00 in Japan on its end date.
 */
export interface ContractApi {
  contract(): Promise<Result<KnownContract, ApiError>>;
  openCheckout(
    plan: Plan,
    language: Language,
  ): Promise<Result<string, ApiError | NotFound | OpenCheckoutError>>;
  openPortal(language: Language): Promise<Result<string, ApiError | NotFound | PaymentUnavailable>>;
  attachPurchase(
    signedTransaction: string,
  ): Promise<Result<void, ApiError | PurchaseRefused | AccountNeeded>>;
  cancel(): Promise<Result<void, ApiError | NotFound | CancellationFailed>>;
}
