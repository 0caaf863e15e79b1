import { describe, expect, it } from 'vitest';
import type { BreachedPasswords } from './breached-passwords.ts';

/** `fresh` gives a list of these passwords. */
export function breachedPasswordsContract(
  adapter: string,
  fresh: (known: readonly string[]) => Promise<BreachedPasswords>,
): void {
  describe(`${adapter} keeps the BreachedPasswords contract`, () => {
    it('knows what stands in the list, letter for letter', async () => {
      const breached = await fresh(['Stolen-2026!', 'パスワード長いもの2026']);
      expect(await breached.has('Stolen-2026!')).toBe(true);
      expect(await breached.has('パスワード長いもの2026')).toBe(true);
      for (const other of ['stolen-2026!', 'Stolen-2026', ' Stolen-2026!', ''])
        expect(await breached.has(other)).toBe(false);
    });

    it('knows nothing where the list is empty', async () => {
      expect(await (await fresh([])).has('Stolen-2026!')).toBe(false);
    });
  });
}
