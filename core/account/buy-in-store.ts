import type { Plan } from '../domain/contract/contract.ts';
import type { AccountApi } from '../ports/account-api.ts';
import type { ApiError } from '../ports/api-error.ts';
import type { AccountNeeded, ContractApi, PurchaseRefused } from '../ports/contract-api.ts';
import type { BridgeRefusal, NativeBridge } from '../ports/native-bridge.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { UnattachedPurchases } from './unattached-purchases.ts';

/** As they are named in App Store Connect. */
export const STORE_PRODUCTS: Readonly<Record<Plan, string>> = {
  monthly: 'oz.monthly',
  annual: 'oz.annual',
};

export type StoreRefused =
  /** She closed the sheet: nothing was bought. */
  | { readonly kind: 'store-cancelled' }
  | { readonly kind: 'store-denied' }
  | { readonly kind: 'store-failed' }
  | { readonly kind: 'store-unsupported' };

/** She has paid; the purchase is kept here until it arrives. */
export type NotAttached = { readonly kind: 'not-attached' };

export type BuyInStoreError = StoreRefused | NotAttached | PurchaseRefused | AccountNeeded;

export interface BuyInStoreParts {
  readonly account: Pick<AccountApi, 'me'>;
  readonly bridge: Pick<NativeBridge, 'call'>;
  readonly contracts: Pick<ContractApi, 'attachPurchase'>;
  readonly unattached: UnattachedPurchases;
}

/** Buys a plan in the App Store; what is paid for is kept on the device until the server has it. */
export class BuyInStore {
  readonly #parts: BuyInStoreParts;

  constructor(parts: BuyInStoreParts) {
    this.#parts = parts;
  }

  async execute(plan: Plan): Promise<Result<void, ApiError | BuyInStoreError>> {
    const { account, bridge, unattached } = this.#parts;
    // A guest makes an account before she pays.
    const learner = await account.me();
    if (!learner.ok) return learner;
    if (learner.value.isGuest) return fail({ kind: 'account-needed' });
    const bought = await bridge.call('purchase', { product_id: STORE_PRODUCTS[plan] });
    if (!bought.ok) return fail({ kind: REFUSED[bought.error.kind] });
    unattached.keep(learner.value.id, bought.value.signed_transaction);
    return this.#attach(learner.value.id, bought.value.signed_transaction);
  }

  /** What was paid for while no page waited for it; without a learner the wrapper tells of it again at its next start. */
  async receive(signedTransaction: string): Promise<void> {
    const { unattached } = this.#parts;
    const learnerId = unattached.learnerHere();
    if (learnerId === undefined) return;
    unattached.keep(learnerId, signedTransaction);
    await this.#attach(learnerId, signedTransaction);
  }

  /** Sends what was paid for and has not arrived; true where there was something, and it is hers now. */
  async resume(): Promise<Result<boolean, NotAttached | PurchaseRefused | AccountNeeded>> {
    const { unattached } = this.#parts;
    const learnerId = unattached.learnerHere();
    const purchase = learnerId === undefined ? undefined : unattached.of(learnerId);
    if (learnerId === undefined || purchase === undefined) return ok(false);
    const attached = await this.#attach(learnerId, purchase);
    return attached.ok ? ok(true) : attached;
  }

  async #attach(
    learnerId: string,
    purchase: string,
  ): Promise<Result<void, NotAttached | PurchaseRefused | AccountNeeded>> {
    const { bridge, contracts, unattached } = this.#parts;
    const attached = await contracts.attachPurchase(purchase);
    if (attached.ok || attached.error.kind === 'purchase-refused') {
      unattached.forget(learnerId);
      // Until then the App Store hands it out again.
      void bridge.call('purchase_kept', { signed_transaction: purchase });
    }
    if (attached.ok) return attached;
    const { kind } = attached.error;
    return kind === 'purchase-refused' || kind === 'account-needed'
      ? fail({ kind })
      : fail({ kind: 'not-attached' });
  }
}

const REFUSED: Readonly<Record<BridgeRefusal['kind'], StoreRefused['kind']>> = {
  'bridge-unsupported': 'store-unsupported',
  'bridge-silent': 'store-failed',
  'bridge-malformed': 'store-failed',
  'bridge-denied': 'store-denied',
  'bridge-cancelled': 'store-cancelled',
  'bridge-failed': 'store-failed',
};
