import { describe, expect, it } from 'vitest';
import { guiraud, mtld } from './lexical-diversity.ts';

const counted = (length: number, different: number): readonly string[] =>
  Array.from({ length }, (_, i) => `w${i % different}`);

describe('lexical diversity', () => {
  it('by Guiraud is different words by the square root of all', () => {
    expect(guiraud(counted(100, 50))).toBe(5);
    expect(guiraud([])).toBe(0);
  });

  it('by MTLD is how far words go before they repeat', () => {
    // With ten different words in turn the ratio falls below 0.72 at the fourteenth.
    expect(mtld(counted(140, 10))).toBe(14);
    expect(mtld(counted(60, 60))).toBe(60);
  });

  it('by MTLD is nothing for a short text', () => {
    expect(mtld(counted(49, 49))).toBeUndefined();
  });
});
