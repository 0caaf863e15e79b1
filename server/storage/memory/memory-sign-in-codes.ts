import type { SignInCodes, StoredCode, TakenCode } from '../../accounts/sign-in-codes.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemorySignInCodes implements SignInCodes {
  readonly #codes: MemoryTables['signInCodes'];

  constructor({ signInCodes }: MemoryTables) {
    this.#codes = signInCodes;
  }

  async add(code: StoredCode): Promise<void> {
    this.#codes.set(code.hash, code);
  }

  async take(hash: string, begins: string): Promise<TakenCode | undefined> {
    const kept = this.#codes.get(hash);
    if (!kept) return undefined;
    const { begun, ...code } = kept;
    if (begun === undefined) {
      this.#codes.set(hash, { ...code, begun: begins });
      return { isFirst: true, code };
    }
    this.#codes.delete(hash);
    return { isFirst: false, learnerId: code.learnerId, begun };
  }

  async has(hash: string): Promise<boolean> {
    return this.#codes.has(hash);
  }

  async removeExpired(now: Date): Promise<void> {
    for (const [hash, { expiresAt }] of this.#codes) {
      if (expiresAt <= now) this.#codes.delete(hash);
    }
  }
}
