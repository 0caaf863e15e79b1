import type { RecoveryCodes } from '../../accounts/one-time-secrets.ts';
import { keyOf, type MemoryTables } from './memory-tables.ts';

export class MemoryRecoveryCodes implements RecoveryCodes {
  readonly #codes: MemoryTables['recoveryCodes'];

  constructor({ recoveryCodes }: MemoryTables) {
    this.#codes = recoveryCodes;
  }

  async replace(learnerId: string, hashes: readonly string[]): Promise<void> {
    for (const [key, one] of this.#codes) if (one.learnerId === learnerId) this.#codes.delete(key);
    for (const hash of hashes) this.#codes.set(keyOf(learnerId, hash), { learnerId });
  }

  async use(learnerId: string, hash: string): Promise<boolean> {
    return this.#codes.delete(keyOf(learnerId, hash));
  }

  async left(learnerId: string): Promise<number> {
    return [...this.#codes.values()].filter((one) => one.learnerId === learnerId).length;
  }
}
