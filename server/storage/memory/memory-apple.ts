import type { AppleNotification, AppleStanding } from '../../apple/apple-standing.ts';
import type { AppleSubscriptions } from '../../apple/apple-subscriptions.ts';
import type { AttestedKey, AttestedKeys } from '../../apple/attest/attested-keys.ts';
import type { StoreReviews } from '../../apple/store-reviews.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemoryAttestedKeys implements AttestedKeys {
  readonly #keys: MemoryTables['attestedKeys'];

  constructor({ attestedKeys }: MemoryTables) {
    this.#keys = attestedKeys;
  }

  async add(key: AttestedKey): Promise<boolean> {
    const known = this.#keys.get(key.keyId);
    if (!known) this.#keys.set(key.keyId, key);
    return !known || known.learnerId === key.learnerId;
  }

  async of(learnerId: string): Promise<readonly AttestedKey[]> {
    return [...this.#keys.values()].filter((key) => key.learnerId === learnerId);
  }
}

export class MemoryStoreReviews implements StoreReviews {
  readonly #asked: MemoryTables['storeReviews'];

  constructor({ storeReviews }: MemoryTables) {
    this.#asked = storeReviews;
  }

  async claim(learnerId: string, now: Date, since: Date): Promise<boolean> {
    const last = this.#asked.get(learnerId)?.askedAt;
    if (last && last >= since) return false;
    this.#asked.set(learnerId, { learnerId, askedAt: now });
    return true;
  }
}

export class MemoryAppleSubscriptions implements AppleSubscriptions {
  readonly #taken: MemoryTables['appleNotifications'];
  readonly #standings: MemoryTables['appleStandings'];

  constructor({ appleNotifications, appleStandings }: MemoryTables) {
    this.#taken = appleNotifications;
    this.#standings = appleStandings;
  }

  async take(
    { id, signedAt }: AppleNotification,
    standing: AppleStanding | undefined,
  ): Promise<boolean> {
    if (this.#taken.has(id)) return false;
    this.#taken.set(id, signedAt);
    const known = standing && this.#standings.get(standing.originalTransactionId);
    const isLater = !known || !standing || standing.saidAt > known.saidAt;
    if (standing && isLater) this.#standings.set(standing.originalTransactionId, standing);
    return true;
  }

  async forgetNotifications(signedBefore: Date): Promise<void> {
    for (const [id, signedAt] of this.#taken) if (signedAt < signedBefore) this.#taken.delete(id);
  }

  async of(originalTransactionId: string): Promise<AppleStanding | undefined> {
    return this.#standings.get(originalTransactionId);
  }
}
