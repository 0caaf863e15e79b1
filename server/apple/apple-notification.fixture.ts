import { randomUUID } from 'node:crypto';
import { transaction, type makeChain } from './apple-chain.fixture.ts';

export interface NotificationFacts {
  readonly originalTransactionId: string;
  readonly type: string;
  readonly subtype?: string;
  readonly id?: string;
  /** ms since 1970; now unless given. */
  readonly signedAt?: number;
  readonly expiresAt?: number;
  readonly revokedAt?: number;
  readonly renews?: boolean;
  readonly isRetrying?: boolean;
  readonly graceUntil?: number;
  readonly bundleId?: string;
}

const MONTH_MS = 30 * 86_400_000;

/** What the App Store posts, before it is signed; the transaction and the renewal in it are signed by `store`. */
export async function notificationOf(
  store: Pick<ReturnType<typeof makeChain>, 'sign'>,
  told: NotificationFacts,
): Promise<object> {
  const { originalTransactionId, type, subtype, bundleId = 'example.oz' } = told;
  const signedDate = told.signedAt ?? Date.now();
  const bought = transaction({
    originalTransactionId,
    signedDate,
    bundleId,
    expiresDate: told.expiresAt ?? signedDate + MONTH_MS,
    ...(told.revokedAt !== undefined && { revocationDate: told.revokedAt, revocationReason: 0 }),
  });
  const renewal = {
    originalTransactionId,
    signedDate,
    environment: 'Sandbox',
    productId: 'example.oz.monthly',
    autoRenewProductId: 'example.oz.monthly',
    autoRenewStatus: told.renews === false ? 0 : 1,
    isInBillingRetryPeriod: told.isRetrying ?? false,
    ...(told.graceUntil !== undefined && { gracePeriodExpiresDate: told.graceUntil }),
  };
  return {
    notificationType: type,
    ...(subtype !== undefined && { subtype }),
    notificationUUID: told.id ?? randomUUID(),
    version: '2.0',
    signedDate,
    data: {
      bundleId,
      environment: 'Sandbox',
      signedTransactionInfo: await store.sign(bought),
      signedRenewalInfo: await store.sign(renewal),
    },
  };
}
