import { expect, it } from 'vitest';
import { chooseSpellings } from './choose-spellings.ts';
import type { SentenceScorer } from './sentence-scorer.ts';

/** Likes what has the word it was told of. */
const likes = (word: string): SentenceScorer => ({
  score: async (sentences) =>
    sentences.map((sentence) => (sentence.split(/\W+/u).includes(word) ? -10 : -20)),
});
const joined = (text: string, wrong: string, right: string) => [
  {
    span: { start: text.indexOf(wrong), end: text.indexOf(wrong) + wrong.length },
    suggestions: [{ word: right, prior: -5 }],
  },
];

it('leaves two words apart that are likelier so', async () => {
  const text = 'I chose the red one.';
  const found = joined(text, 'red one', 'redone');
  expect(await chooseSpellings(text, found, likes('one'))).toEqual([]);
  expect(await chooseSpellings(text, found, likes('redone'))).toMatchObject([
    { replacement: 'redone' },
  ]);
});
