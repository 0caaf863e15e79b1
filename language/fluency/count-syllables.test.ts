import { dictionary } from 'cmu-pronouncing-dictionary';
import { describe, expect, it } from 'vitest';
import { WORD_BANDS } from '../level/word-bands.ts';
import { countSyllables } from './count-syllables.ts';

describe('syllables', () => {
  it.each([
    ['cat', 1],
    ['cake', 1],
    ['table', 2],
    ['walked', 1],
    ['wanted', 2],
    ['called', 1],
    ['boxes', 2],
    ['makes', 1],
    ['something', 2],
    ['player', 2],
    ['going', 2],
    ['beautiful', 3],
    ['information', 4],
    ['university', 5],
    ['I', 1],
    ["don't", 1],
    ["didn't", 2],
    ["I'm", 1],
    ["boss's", 2],
    ['Hello,', 2],
    ['well-known', 2],
    ['25', 3],
    ['1999', 5],
    ['21st', 3],
    ['3.5', 3],
    ['50%', 4],
    ['—', 0],
    ['', 0],
  ])('of %j are %i', (word, count) => {
    expect(countSyllables(word)).toBe(count);
  });

  it('agree with a pronouncing dictionary for 19 of 20 words of a learner', () => {
    const words = [WORD_BANDS.A1, WORD_BANDS.A2, WORD_BANDS.B1].join(' ').split(' ');
    const listed = words.flatMap((word) => {
      const counts = [word, `${word}(2)`, `${word}(3)`]
        .map((entry) => dictionary[entry]?.match(/\d/gu)?.length)
        .filter((count) => count !== undefined);
      return counts.length === 0 ? [] : [{ word, counts }];
    });
    const agreed = listed.filter(({ word, counts }) => counts.includes(countSyllables(word)));
    expect(listed.length).toBeGreaterThan(3000);
    expect(agreed.length / listed.length).toBeGreaterThan(0.95);
  });
});
