import type { Allowed } from '../../core/domain/contract/allowed-at.ts';
import type { BuyInStoreError } from '../../core/account/buy-in-store.ts';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type {
  CancellationFailed,
  KnownContract,
  OpenCheckoutError,
} from '../../core/ports/contract-api.ts';
import type { Unexpected } from '../../core/shared/attempt.ts';

/** What is told as news is no error: that she closed the sheet, and that she has paid already. */
export type StoreError = Exclude<BuyInStoreError, { kind: 'store-cancelled' | 'not-attached' }>;

export type PlanError =
  | ApiError
  | CancellationFailed
  | NotFound
  | OpenCheckoutError
  | StoreError
  | Unexpected;

/** What is under way: her payment is looked for after she came back, a page is opened, or she is asked whether she means it,
 * or she is buying in the App Store. */
export type PlanDoing = 'nothing' | 'looking' | 'opening' | 'buying' | 'asking' | 'cancelling';

export type PlanNews = 'cancelled' | 'paid' | 'not-paid-yet' | 'not-bought' | 'not-attached';

export type PlanState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: ApiError | Unexpected }
  | {
      readonly step: 'shown';
      readonly known: KnownContract;
      /** Plans are bought in the App Store, and nowhere else. */
      readonly isInStore: boolean;
      readonly allowed: Allowed;
      readonly doing: PlanDoing;
      /** Why what she wanted was not done. */
      readonly error: PlanError | undefined;
      /** What has just happened: she cancelled, or her payment arrived, or has not arrived yet; or of the App Store. */
      readonly news: PlanNews | undefined;
    };
