import { expect, it } from 'vitest';
import { meanBefore } from './time-figures.ts';

it('is the mean of what is over, since she began', () => {
  expect(meanBefore([0, 0, 600, 0, 1200, 60])).toBe(600);
  expect(meanBefore([600, 60])).toBe(600);
});

it('is none where nothing is over', () => {
  expect(meanBefore([0, 0, 60])).toBeUndefined();
  expect(meanBefore([])).toBeUndefined();
});
