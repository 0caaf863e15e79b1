import { describe, expect, it } from 'vitest';
import { tagText } from '../../../server/proofreading/wink-tagger.ts';
import { applyFindings } from '../apply-findings.ts';
import { cutLongSentence } from './cut-long-sentence.ts';
import { MOST_CANDIDATES, suggestEdits } from './suggest-edits.ts';

const suggested = (text: string) =>
  tagText(text).flatMap((sentence) =>
    suggestEdits(sentence).map(({ finding }) => applyFindings(text, [finding])),
  );

describe('changes for a language model to choose from', () => {
  it.each([
    ['I sat in park.', 'I sat in the park.'],
    ['I sat in park.', 'I sat in a park.'],
    ['We met in Monday.', 'We met on Monday.'],
    ['He goes home early.', 'He went home early.'],
    ['I saw two bird.', 'I saw two birds.'],
    ['It is cold yesterday.', 'It was cold yesterday.'],
    ['She so tired today.', 'She is so tired today.'],
  ])('of %j has %j', (text, change) => {
    expect(suggested(text)).toContain(change);
  });

  it('are never too many', () => {
    const text = 'I went to the park in the morning with a friend from work and '.repeat(5);
    for (const sentence of tagText(text))
      expect(suggestEdits(sentence).length).toBeLessThanOrEqual(MOST_CANDIDATES);
  });

  it('are asked for piece by piece where nobody paused', () => {
    const text = 'i went to the park with a friend from work and '.repeat(8).trim();
    const pieces = tagText(text).flatMap(cutLongSentence);

    expect(pieces.flatMap(({ words }) => words)).toHaveLength(88);
    expect(Math.max(...pieces.map(({ words }) => words.length))).toBeLessThanOrEqual(30);
  });
});
