import { expect, it } from 'vitest';
import { letterToSound } from './letter-to-sound.ts';

it.each([
  ['Takeshi', 'T AA K EH SH IY'],
  ['Nishikawa', 'N IY SH IY K AA W AA'],
  ['Tsukiji', 'T S UW K IY JH IY'],
  ['Quade', 'K W AA D'],
  ['Hannah', 'HH AA N AA HH'],
  ['café', 'K AA F EY'],
])('%s is guessed to sound %s', (word, sounds) => {
  expect(letterToSound(word)).toBe(sounds);
});

it.each(['', '東京', '123', "'"])('of %j nothing is guessed', (word) => {
  expect(letterToSound(word)).toBeUndefined();
});
