import type { BreachedPasswords } from './breached-passwords.ts';

/** Knows those it was given. */
export class MemoryBreachedPasswords implements BreachedPasswords {
  readonly #known: readonly string[];

  constructor(known: readonly string[]) {
    this.#known = known;
  }

  async has(password: string): Promise<boolean> {
    return this.#known.includes(password);
  }
}
