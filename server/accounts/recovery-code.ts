import { randomBytes } from 'node:crypto';
import { hashOf } from './secret-token.ts';

/** Without letters and figures that are taken for each other (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 24;
const TOGETHER = 4;

export const RECOVERY_CODES = 10;

/** 120 random bits, in groups that can be read and typed. */
export function newRecoveryCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return letters.match(new RegExp(`.{${TOGETHER}}`, 'g'))?.join('-') ?? letters;
}

/** What is kept of it. It is random and long, so one round of SHA-256 is as good as many. */
export const hashOfRecoveryCode = (given: string): string => hashOf(asWritten(given));

/** However she typed it. */
const asWritten = (given: string): string =>
  given
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[^0-9A-Z]/g, '');
