import type { SignInCodes, StoredCode } from '../../accounts/sign-in-codes.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemorySignInCodes implements SignInCodes {
  readonly #codes: MemoryTables['signInCodes'];

  constructor({ signInCodes }: MemoryTables) {
    this.#codes = signInCodes;
  }

  async add(code: StoredCode): Promise<void> {
    this.#codes.set(code.hash, code);
  }

  async take(hash: string): Promise<StoredCode | undefined> {
    const code = this.#codes.get(hash);
    this.#codes.delete(hash);
    return code;
  }

  async removeExpired(now: Date): Promise<void> {
    for (const [hash, { expiresAt }] of this.#codes) {
      if (expiresAt <= now) this.#codes.delete(hash);
    }
  }
}
