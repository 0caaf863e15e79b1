import type { Allowed } from '../../core/domain/contract/allowed-at.ts';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type {
  CancellationFailed,
  KnownContract,
  OpenCheckoutError,
} from '../../core/ports/contract-api.ts';
import type { Unexpected } from '../../core/shared/attempt.ts';

export type PlanError = ApiError | CancellationFailed | NotFound | OpenCheckoutError | Unexpected;

/** What is under way: her payment is looked for after she came back, a page is opened, or she is asked whether she means it. */
export type PlanDoing = 'nothing' | 'looking' | 'opening' | 'asking' | 'cancelling';

export type PlanState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: ApiError | Unexpected }
  | {
      readonly step: 'shown';
      readonly known: KnownContract;
      readonly allowed: Allowed;
      readonly doing: PlanDoing;
      /** Why what she wanted was not done. */
      readonly error: PlanError | undefined;
      /** What has just happened: she cancelled, or her payment arrived, or has not arrived yet. */
      readonly news: 'cancelled' | 'paid' | 'not-paid-yet' | undefined;
    };
