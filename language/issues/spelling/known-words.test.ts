import { describe, expect, it } from 'vitest';
import { KnownWords } from './known-words.ts';

const words = new KnownWords(
  new Map([
    ['business', 900],
    ['definitely', 800],
    ['place', 5_000],
    ['palace', 300],
    ['police', 4_000],
    ['receive', 600],
    ['receipt', 200],
    ['lot', 9_000],
    ['don', 50_000],
    ['dons', 20],
    ['a', 90_000],
    ['the', 99_000],
  ]),
);

describe('what a misspelt word was meant as', () => {
  it.each([
    ['bisness', 'business'],
    ['definatly', 'definitely'],
    ['palce', 'place'],
    ['recieve', 'receive'],
    ['Recive', 'receive'],
  ])('%s is %s', (wrong, right) => {
    expect(words.likely(wrong, 3)[0]?.word).toBe(right);
  });

  it('is not known where nothing looks like it', () => {
    expect(words.likely('xylophone', 3)).toEqual([]);
  });

  it('may be short for two', () => {
    expect(words.priorOf('dont', "don't")).toBeGreaterThan(words.priorOf('dont', 'dons'));
  });

  it('may be two words', () => {
    expect(words.priorOf('alot', 'a lot')).toBeGreaterThan(words.priorOf('alot', 'place'));
  });
});
