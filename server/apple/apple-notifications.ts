import type {
  JWSRenewalInfoDecodedPayload,
  JWSTransactionDecodedPayload,
  SignedDataVerifier,
} from '@apple/app-store-server-library';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { makeVerifier, type AppleSettings } from './apple-purchases.ts';
import type { AppleNotification, AppleSubscriptionFacts } from './apple-standing.ts';
import type { PurchaseRefused } from './purchases.ts';

/** Reads what the App Store posts, if Apple signed it for this app. */
export interface AppleNotifications {
  read(signedPayload: string): Promise<Result<AppleNotification, PurchaseRefused>>;
}

/** Where no app is known, no notification is about it. */
export const noNotifications: AppleNotifications = {
  read: async () => fail({ kind: 'purchase-refused' }),
};

const RENEWS = 1;

export class SignedAppleNotifications implements AppleNotifications {
  readonly #settings: AppleSettings;
  #verifier: Promise<SignedDataVerifier> | undefined;

  constructor(settings: AppleSettings) {
    this.#settings = settings;
  }

  async read(signedPayload: string): Promise<Result<AppleNotification, PurchaseRefused>> {
    this.#verifier ??= makeVerifier(this.#settings);
    const verifier = await this.#verifier;
    try {
      const told = await verifier.verifyAndDecodeNotification(signedPayload);
      const { notificationUUID: id, notificationType: type, subtype, signedDate, data } = told;
      if (!id || !type || signedDate === undefined) return fail({ kind: 'purchase-refused' });
      // Each is signed by itself, and may be of another app.
      const { signedTransactionInfo, signedRenewalInfo } = data ?? {};
      const transaction =
        signedTransactionInfo && (await verifier.verifyAndDecodeTransaction(signedTransactionInfo));
      const renewal =
        signedRenewalInfo && (await verifier.verifyAndDecodeRenewalInfo(signedRenewalInfo));
      const subscription =
        transaction && transaction.bundleId === this.#settings.bundleId
          ? factsOf(transaction, renewal || {})
          : undefined;
      return ok({ id, type, subtype, signedAt: new Date(signedDate), subscription });
    } catch {
      // The library throws whatever it stumbles over in a text that is not right.
      return fail({ kind: 'purchase-refused' });
    }
  }
}

/** Undefined for what is bought once. */
function factsOf(
  transaction: JWSTransactionDecodedPayload,
  renewal: JWSRenewalInfoDecodedPayload,
): AppleSubscriptionFacts | undefined {
  const { originalTransactionId, productId, expiresDate, revocationDate } = transaction;
  if (!originalTransactionId || !productId || expiresDate === undefined) return undefined;
  const { gracePeriodExpiresDate } = renewal;
  return {
    originalTransactionId,
    productId,
    expiresAt: new Date(expiresDate),
    revokedAt: revocationDate === undefined ? undefined : new Date(revocationDate),
    renews: renewal.autoRenewStatus === RENEWS,
    isRetrying: renewal.isInBillingRetryPeriod === true,
    graceUntil: gracePeriodExpiresDate === undefined ? undefined : new Date(gracePeriodExpiresDate),
  };
}
