import { describe, expect, it } from 'vitest';
import { hashOfRecoveryCode, newRecoveryCode } from './recovery-code.ts';

describe('a recovery code', () => {
  const code = newRecoveryCode();

  it('can be read and typed, and is another each time', () => {
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(Array.from({ length: 100 }, newRecoveryCode)).size).toBe(100);
  });

  it('is known again however it is typed', () => {
    const hash = hashOfRecoveryCode('10AB-CDEF-GHJK-MNPQ-RSTV-WXYZ');
    for (const typed of ['loab cdef ghjk mnpq rstv wxyz', '１０ABCDEFGHJKMNPQRSTVWXYZ'])
      expect(hashOfRecoveryCode(typed)).toBe(hash);
    expect(hashOfRecoveryCode('20AB-CDEF-GHJK-MNPQ-RSTV-WXYZ')).not.toBe(hash);
  });
});
