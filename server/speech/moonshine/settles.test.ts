import { describe, expect, it } from 'vitest';
import { settles } from './settles.ts';

const hearing = (aheadNats: number) => ({
  said: [],
  wording: 'I had a cold.',
  rival: 'I have a cold.',
  aheadNats,
  behindNats: 0,
});
const heard = { confidence: 0.7, words: 4 };

describe('settles', () => {
  it.each([
    ['an accepted wording, far ahead', 'wording', 3, true],
    ['an accepted wording, not so far ahead', 'wording', 2.9, false],
    ['a known mistake, far ahead', 'rival', -3, true],
    ['a known mistake, not so far ahead', 'rival', -2.9, false],
    ['neither, however far ahead', 'neither', 9, false],
  ] as const)('%s', (_, heardAs, ahead, expected) => {
    expect(settles(heard, heardAs, hearing(ahead))).toBe(expected);
  });

  it('nothing that was guessed', () => {
    expect(settles({ ...heard, confidence: 0.59 }, 'wording', hearing(9))).toBe(false);
  });

  it.each([
    [0.85, 3, true],
    [0.84, 3, false],
    [0.85, 2, false],
  ])('something else altogether, sure by %d, of %d words: %s', (confidence, words, expected) => {
    expect(settles({ confidence, words }, undefined, undefined)).toBe(expected);
  });
});
