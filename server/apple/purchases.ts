import type { Result } from '../../core/shared/result.ts';

export interface Purchase {
  /** The same for every renewal, and on every device of the buyer. */
  readonly originalTransactionId: string;
  /** When Apple signed this text about it. */
  readonly signedAt: Date;
}

export type PurchaseRefused = { readonly kind: 'purchase-refused' };

/** Tells a purchase that Apple signed for this app from everything else. */
export interface Purchases {
  verify(signedTransaction: string): Promise<Result<Purchase, PurchaseRefused>>;
}
