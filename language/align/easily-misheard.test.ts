import { expect, it } from 'vitest';
import { easilyMisheard } from './easily-misheard.ts';
import { soundTheSame } from './homophones.ts';
import { soundKey } from './sound-key.ts';
import { sameWord } from './word-forms.ts';

it.each([
  ['light', 'right'],
  ['work', 'walk'],
  ['very', 'berry'],
  ['think', 'sink'],
  ['ship', 'sheep'],
  ['13', '30'],
  ['coffee', 'copy'],
  ['hat', 'hot'],
])('%j may have been written for %j', (expected, said) => {
  expect(easilyMisheard(expected, said)).toBe(true);
});

it.each([
  ['walk', 'walked'],
  ['cup', 'cups'],
  ['in', 'on'],
  ['a', 'the'],
  ['go', 'went'],
  ['boring', 'bored'],
  ['cat', 'dog'],
  ['14', '15'],
  ['borrow', 'lend'],
  ['this', 'these'],
  ['he', 'she'],
  ['study', 'studies'],
])('%j is never blamed on the machine for %j', (expected, said) => {
  expect(easilyMisheard(expected, said)).toBe(false);
});

it.each([
  ['write', 'right'],
  ['know', 'no'],
  ['phone', 'fone'],
  ['knight', 'night'],
])('%j and %j are spelt alike by their sound', (a, b) => {
  expect(soundKey(a)).toBe(soundKey(b));
});

it('homophones are equal only within their group', () => {
  expect(soundTheSame('2', 'too')).toBe(true);
  expect(soundTheSame('to', 'for')).toBe(false);
});

it('forms of one word are known by family or by ending', () => {
  expect(sameWord('took', 'taking')).toBe(true);
  expect(sameWord('planned', 'planning')).toBe(true);
  expect(sameWord('tries', 'try')).toBe(true);
  expect(sameWord('dealt', 'deal')).toBe(true);
  expect(sameWord('comfort', 'comfortable')).toBe(true);
  expect(sameWord('went', 'good')).toBe(false);
  expect(sameWord('borrow', 'lend')).toBe(false);
});
