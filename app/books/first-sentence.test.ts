import { expect, it } from 'vitest';
import { firstSentence } from './first-sentence.ts';

it.each([
  ['自己紹介、電話、会議。仕事で使う短い文です。', '自己紹介、電話、会議。'],
  ['Fifty short sentences. For beginners.', 'Fifty short sentences.'],
  ['전화, 회의. 짧은 문장을 모았어요.', '전화, 회의.'],
  ['Say it 1.5 times faster! Then again.', 'Say it 1.5 times faster!'],
  ['Without an end', 'Without an end'],
  ['', ''],
])('of %j it is %j', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});
