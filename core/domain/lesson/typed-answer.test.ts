import { expect, it } from 'vitest';
import { typedAnswerFlaw } from './typed-answer.ts';

it.each([
  ["I can't find my keys.", undefined],
  ['  I overslept.  ', undefined],
  ['I get up at 6:30.', undefined],
  ['I can’t — really…', undefined],
  ['', 'nothing-typed'],
  ['   ', 'nothing-typed'],
  ['?!', 'nothing-typed'],
  ['Ｉ overslept.', 'full-width'],
  ['I　overslept', 'full-width'],
  ['I get up at ６.', 'full-width'],
  ['寝坊した', 'other-language'],
  ['I overslept。', 'other-language'],
  ['Ｉ 寝坊した', 'other-language'],
  ['늦잠을 잤어요', 'other-language'],
  ['Je suis fatigué', 'other-language'],
  ['👍', 'other-language'],
])('finds in "%s" %s', (text, flaw) => {
  expect(typedAnswerFlaw(text)).toBe(flaw);
});
