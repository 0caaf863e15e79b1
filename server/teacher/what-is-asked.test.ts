import { expect, it } from 'vitest';
import {
  asksAboutOwnAnswer,
  asksBeyondGrammar,
  asksForOtherWays,
  sentenceIn,
} from './what-is-asked.ts';

it.each([
  ['I go to shopping every day. は正しいですか？', 'I go to shopping every day.'],
  ['なぜ at を使うのですか？', undefined],
  ["「I'm used to live alone」と言えますか", "I'm used to live alone"],
  ['Is "I am agree with you" right?', 'I am agree with you'],
  ['Why do I need the article here?', undefined],
  ['"I like coffee" 도 맞아요?', 'I like coffee'],
  ['have lived と have been living の違いは？', undefined],
  ['"switch off" の使い方', undefined],
  ['"Please find attached" の find はなぜ？', 'Please find attached'],
])('%s asks about %s', (asked, sentence) => {
  expect(sentenceIn(asked)).toBe(sentence);
});

it('knows when other ways are wanted', () => {
  for (const asked of [
    'ほかの言い方はありますか？',
    'Is there another way?',
    '다른 표현이 있나요?',
  ])
    expect(asksForOtherWays(asked)).toBe(true);
  expect(asksForOtherWays('なぜ at ですか')).toBe(false);
});

it('knows when her own answer is meant', () => {
  for (const asked of [
    'わたしの答えはどこが違いますか？',
    "What's wrong with it?",
    '제 답이 왜 틀렸어요?',
    'この答えは正しいですか？',
    'Is this right?',
  ])
    expect(asksAboutOwnAnswer(asked)).toBe(true);
  expect(asksAboutOwnAnswer('なぜ at ですか')).toBe(false);
});

it('knows what no grammar handbook tells', () => {
  for (const asked of ['どう発音しますか？', 'この単語の意味は？', 'How do I pronounce it?'])
    expect(asksBeyondGrammar(asked)).toBe(true);
  expect(asksBeyondGrammar('have to と must の意味の違いは？')).toBe(false);
});
