import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SignedDataVerifier } from '@apple/app-store-server-library';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { AttestSettings } from './attest/app-attest.ts';
import type { Purchase, PurchaseRefused, Purchases } from './purchases.ts';

export interface AppleSettings {
  /** Of Apple's root certificates, as DER or PEM files. */
  readonly rootsFolder: string;
  readonly bundleId: string;
  /** Xcode's own environments are not here: what they sign proves nothing. */
  readonly environment: 'Production' | 'Sandbox';
  /** By whom keys of App Attest are vouched for; absent, none is known. */
  readonly attest?: AttestSettings;
  /** The number of the app in the App Store; production only. */
  readonly appId: number | undefined;
}

/** Verifies what StoreKit 2 hands out: the chain up to Apple's root, the signature, the app and the environment. */
export class ApplePurchases implements Purchases {
  readonly #settings: AppleSettings;
  #verifier: Promise<SignedDataVerifier> | undefined;

  constructor(settings: AppleSettings) {
    this.#settings = settings;
  }

  async verify(signedTransaction: string): Promise<Result<Purchase, PurchaseRefused>> {
    this.#verifier ??= makeVerifier(this.#settings);
    const verifier = await this.#verifier;
    try {
      const transaction = await verifier.verifyAndDecodeTransaction(signedTransaction);
      const { originalTransactionId, revocationDate, signedDate } = transaction;
      // Apple takes a purchase back with a date; then it opens nothing any more.
      const isGood = typeof originalTransactionId === 'string' && originalTransactionId !== '';
      if (!isGood || revocationDate !== undefined || signedDate === undefined)
        return fail({ kind: 'purchase-refused' });
      return ok({ originalTransactionId, signedAt: new Date(signedDate) });
    } catch {
      // The library throws whatever it stumbles over in a transaction that is not right.
      return fail({ kind: 'purchase-refused' });
    }
  }
}

/** Where no app is known, no purchase is. */
export const noPurchases: Purchases = { verify: async () => fail({ kind: 'purchase-refused' }) };

export async function makeVerifier(settings: AppleSettings): Promise<SignedDataVerifier> {
  // Loaded with the first purchase: it brings a cryptography of its own.
  const { Environment, SignedDataVerifier } = await import('@apple/app-store-server-library');
  const { rootsFolder, bundleId, environment, appId } = settings;
  const isProduction = environment === 'Production';
  return new SignedDataVerifier(
    rootsIn(rootsFolder),
    // Asking Apple whether a certificate was revoked would make signing in wait for Apple.
    false,
    isProduction ? Environment.PRODUCTION : Environment.SANDBOX,
    bundleId,
    appId,
  );
}

const rootsIn = (folder: string): Buffer[] =>
  readdirSync(folder)
    .filter((name) => /\.(cer|der|crt|pem)$/i.test(name))
    .map((name) => readFileSync(join(folder, name)));
