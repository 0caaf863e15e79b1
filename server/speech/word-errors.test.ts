import { expect, it } from 'vitest';
import { countWordErrors } from './word-errors.ts';

it('counts words replaced, missing and added', () => {
  expect(countWordErrors('I go to school', 'I went to the school')).toBe(2);
  expect(countWordErrors('I go to school', '')).toBe(4);
  expect(countWordErrors('', 'Thank you.')).toBe(2);
});

it('does not count capitals and punctuation', () => {
  expect(countWordErrors("it's me, Ken", 'It’s me Ken.')).toBe(0);
});
