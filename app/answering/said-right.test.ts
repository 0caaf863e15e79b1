import { expect, it } from 'vitest';
import { saidRight } from './said-right.ts';

it('is the sentence as it is written, whatever she left out of its marks', () => {
  const words = [
    { mark: 'right', expected: 'Here', said: 'here' },
    { mark: 'right', expected: 'you', said: 'you' },
    { mark: 'right', expected: 'are.', said: 'are' },
  ] as const;
  expect(saidRight(words)).toBe('Here you are.');
});

it('is nothing where a word was not right, or none was heard', () => {
  const words = [
    { mark: 'right', expected: 'Here', said: 'here' },
    { mark: 'missing', expected: 'you' },
  ] as const;
  expect(saidRight(words)).toBeUndefined();
  expect(saidRight([])).toBeUndefined();
});
