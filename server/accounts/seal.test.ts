import { describe, expect, it } from 'vitest';
import { Seal } from './seal.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('Seal', () => {
  const seal = new Seal(bytes('a secret of exactly 32 characters'));
  const closed = seal.close('JBSWY3DPEHPK3PXP', 'yui');

  it('opens what it closed, and closes it otherwise each time', () => {
    expect(seal.open(closed, 'yui')).toBe('JBSWY3DPEHPK3PXP');
    expect(seal.close('JBSWY3DPEHPK3PXP', 'yui')).not.toBe(closed);
    expect(Buffer.from(closed, 'base64url').toString()).not.toContain('JBSWY');
  });

  it.each([
    ['of another learner', closed, 'ken'],
    ['changed at its end', `${closed.slice(0, -2)}AA`, 'yui'],
    ['cut off', closed.slice(0, 20), 'yui'],
    ['empty', '', 'yui'],
  ])('does not open what is %s', (_, given, owner) => {
    expect(seal.open(given, owner)).toBeUndefined();
  });

  it('does not open what was closed with another secret', () => {
    const other = new Seal(bytes('another secret of 32 characters …'));
    expect(other.open(closed, 'yui')).toBeUndefined();
  });

  it('opens what was closed with the secret before, and closes with the new one', () => {
    const older = bytes('a secret of exactly 32 characters');
    const newer = new Seal(bytes('another secret of 32 characters …'), older);
    expect(newer.open(closed, 'yui')).toBe('JBSWY3DPEHPK3PXP');
    expect(seal.open(newer.close('JBSWY3DPEHPK3PXP', 'yui'), 'yui')).toBeUndefined();
  });
});
