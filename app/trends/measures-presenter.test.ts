import { expect, it } from 'vitest';
import { marksAround } from './measures-presenter.ts';

it.each([
  [
    [92, 118],
    [90, 100, 110, 120],
  ],
  [[100], [100, 110, 120]],
  [
    [1210, 2950],
    [1000, 2000, 3000],
  ],
  [[0.4], [0, 0.5, 1]],
])('puts round marks around %j', (values, marks) => {
  expect(marksAround(values)).toEqual(marks);
});
