import { describe, expect, it } from 'vitest';
import type { PasswordHasher } from './password-hasher.ts';

const PASSWORD = 'Sakura-2026!';

export function passwordHasherContract(adapter: string, hasher: PasswordHasher): void {
  describe(`${adapter} keeps the PasswordHasher contract`, () => {
    it('knows a password again, and no other', async () => {
      const hash = await hasher.hash(PASSWORD);
      expect(await hasher.matches(PASSWORD, hash)).toBe(true);
      expect(await hasher.matches('sakura-2026!', hash)).toBe(false);
      expect(await hasher.matches('', hash)).toBe(false);
    });

    it('gives another text each time, without the password', async () => {
      const [one, other] = await Promise.all([hasher.hash(PASSWORD), hasher.hash(PASSWORD)]);
      expect(one).not.toBe(other);
      expect(one).not.toContain(PASSWORD);
    });

    it('takes a password as it was given', async () => {
      const hash = await hasher.hash(PASSWORD);
      for (const other of ['Ｓakura-2026!', ` ${PASSWORD}`, `${PASSWORD}\n`, PASSWORD.slice(0, -1)])
        expect(await hasher.matches(other, hash)).toBe(false);
    });

    it('does not call outdated what it has just hashed', async () => {
      expect(hasher.isOutdated(await hasher.hash(PASSWORD))).toBe(false);
    });

    it('lets no password in without a hash', async () => {
      expect(await hasher.matches(PASSWORD, undefined)).toBe(false);
      expect(await hasher.matches('', undefined)).toBe(false);
    });
  });
}
