import { describe, expect, it } from 'vitest';
import { plainSentences, plainText, plainWords } from './plain-text.ts';

describe('plain text', () => {
  it.each([
    ["I'm sure it won't rain.", 'i am sure it will not rain .'],
    ["She's been there; he's here!", 'she has been there , he is here .'],
    ["I'd better go, I'd say.", 'i had better go , i would say .'],
    ["Um, I don't… know", 'i do not , know'],
    ['It costs 1,234.50 at 7 p.m. Really?', 'it costs 123450 at 7 pm really .'],
    ["my mother's cake", "my mother's cake"],
  ])('of %j is %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  it('falls into sentences of words', () => {
    const plain = plainText('Yes, I do. I like it very much.');
    expect(plainSentences(plain)).toEqual([
      ['yes', 'i', 'do'],
      ['i', 'like', 'it', 'very', 'much'],
    ]);
    expect(plainWords(plain)).toHaveLength(8);
  });
});
