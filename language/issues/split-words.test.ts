import { describe, expect, it } from 'vitest';
import { splitWords } from './split-words.ts';

const lower = (text: string) =>
  splitWords(text).map(({ words }) => words.map((word) => word.lower).join(' '));

describe('splitting', () => {
  it('writes short forms out and cuts sentences', () => {
    expect(lower("I'm sure. He can't swim, won't he?")).toEqual([
      'i am sure',
      'he can not swim will not he',
    ]);
  });

  it('knows short forms that are set apart', () => {
    expect(lower("I do n't know . It 's my sister 's .")).toEqual([
      'i do not know',
      "it 's my sister 's",
    ]);
  });

  it('keeps the figures of a time or a price together', () => {
    expect(lower('The 8:15 train costs 3,000 yen')).toEqual(['the 8:15 train costs 3,000 yen']);
  });

  it('leaves out hesitations and words said twice', () => {
    expect(lower('um I I went to uh to the the park')).toEqual(['i went to the park']);
  });

  it('gives offsets of UTF-16 units', () => {
    const [sentence] = splitWords('😀 don’t');
    expect(sentence?.words.map(({ start, end }) => [start, end])).toEqual([
      [3, 5],
      [5, 8],
    ]);
  });
});
