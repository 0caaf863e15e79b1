import { describe, expect, it } from 'vitest';
import { withIntroductoryCommas } from './introductory-commas.ts';

describe('a comma after what introduces a sentence', () => {
  it.each([
    ['However I like it there.', 'However, I like it there.'],
    ['For example my brother has a dog.', 'For example, my brother has a dog.'],
    ['It rained. In the end we stayed at home.', 'It rained. In the end, we stayed at home.'],
    ['And of course they were late.', 'And of course, they were late.'],
  ])('%j becomes %j', (text, right) => {
    expect(withIntroductoryCommas(text, false)).toBe(right);
  });

  it('stands apart where the other marks do', () => {
    expect(withIntroductoryCommas('Also the work is hard .', true)).toBe(
      'Also , the work is hard .',
    );
  });

  it.each([
    'However, I like it there.',
    'However hard I try, I fail.',
    'First class is full today.',
    'Of course not.',
    'I also like it.',
  ])('is not added to %j', (text) => {
    expect(withIntroductoryCommas(text, false)).toBe(text);
  });
});
