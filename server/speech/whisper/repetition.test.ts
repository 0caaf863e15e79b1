import { expect, it } from 'vitest';
import { loopStart } from './repetition.ts';

it('cuts a phrase said three times down to once', () => {
  expect(loopStart([9, 1, 2, 3, 1, 2, 3, 1, 2, 3])).toBe(4);
});

it('leaves a stutter of five alone and cuts one that does not end', () => {
  expect(loopStart([7, 4, 4, 4, 4, 4])).toBeUndefined();
  expect(loopStart([7, 4, 4, 4, 4, 4, 4])).toBe(2);
});

it('leaves a phrase said twice, and one that has moved on', () => {
  expect(loopStart([1, 2, 3, 1, 2, 3])).toBeUndefined();
  expect(loopStart([1, 2, 3, 1, 2, 3, 1, 2, 3, 8])).toBeUndefined();
  expect(loopStart([])).toBeUndefined();
});
